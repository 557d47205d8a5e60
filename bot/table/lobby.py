"""Before the first card: opening, joining, leaving, setting up and beginning a table. Pure.

Each function returns the next table. People who have joined have agreed to the table as it was then: after a change
that concerns them they are asked again, and the game doesn't begin before they are ready or have left.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.chance import CARDS, SecretShuffler, draw_seats, put_opposite
from bot.match import Game
from bot.table.errors import (
    AlreadySeated,
    NotEnoughPlayers,
    NotInLobby,
    NotInvited,
    NotSeated,
    TableError,
    TableFull,
    not_owner,
    standing,
)
from bot.table.fair_deal import FairDeal, make_deal
from bot.table.limits import Limits
from bot.table.names import computer_name
from bot.table.play import check_rematch
from bot.table.social import NOBODY, Blocks, check_blocks, check_inviting
from bot.table.table import Table, notify
from bot.table.values import (
    Actor,
    Level,
    NoticeKind,
    Options,
    Participant,
    Person,
    Place,
    Status,
    System,
    TableId,
    UserId,
)


def open_lobby(
    game: Game,
    owner: UserId,
    name: str,
    place: Place,
    options: Options,
    now: datetime,
    computers: int = 0,
    secret: bytes | None = None,
) -> Table:
    """Return a new lobby with its owner and so many computer players, which are named once the table has a number.

    With a `secret` of 32 bytes, which no one may know, its deal can be proven (`bot.table.fair_deal`).

    Raises `TableFull`, and what the game says of the choices.
    """
    game.check(options.players, options.choices)
    if computers >= options.players:
        players = options.players
        raise TableFull("too-many-computers", players=players, seats=players - 1, computers=computers)
    table = _create_lobby(owner, name, place, options, now, secret)
    for _ in range(computers):
        table = seat_computer(table, now)
    return table


def _create_lobby(
    owner: UserId, name: str, place: Place, options: Options, now: datetime, secret: bytes | None
) -> Table:
    table = Table(TableId(0), Status.LOBBY, options, place, owner, (Participant(owner, name),), None, now, now)
    table = _note_press(table, owner, now)
    return table if secret is None else replace(table, fair_deal=make_deal(secret))


def join_lobby(
    table: Table,
    game: Game,
    user: UserId,
    name: str,
    now: datetime,
    blocks: Blocks = NOBODY,
    *,
    pressed_at: datetime | None = None,
) -> Table:
    """Seat one more person, or give someone one more seat where the game allows it.

    `pressed_at` is when they asked for a game, where it isn't them who take the seat now.

    Raises `NotInLobby`, `AlreadySeated`, `NotInvited`, `TableFull`, `TableError` (`blocked-there`).
    """
    check_lobby(table)
    if table.seat_of(user) is not None and not game.allows_several_seats:
        raise AlreadySeated("already-seated")
    check_blocks(table, user, blocks)
    if table.options.invite_only and user != table.owner and user not in table.options.invited:
        raise NotInvited("not-invited")
    if table.is_full:
        raise TableFull("table-full", players=table.options.players)
    seated = replace(table, participants=(*table.participants, Participant(user, name)), moved_at=now)
    return name_computers(_note_press(seated, user, pressed_at or now))


def leave_lobby(table: Table, user: UserId, now: datetime) -> Table:
    """Remove a person. The next person owns the table after an owner leaves; without anyone it is cancelled."""
    check_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    rest = replace(
        table,
        participants=tuple(participant for participant in table.participants if participant.user_id != user),
        moved_at=now,
    )
    if not rest.people:
        return replace(rest, participants=(), status=Status.CANCELLED)
    if user == table.owner:
        # the next owner has not been called
        options = replace(rest.options, has_called_owner=False)
        rest = replace(rest, owner=rest.people[0].user_id, options=options)
    return tidy_options(rest)


def free_departed(table: Table, gone: Collection[UserId], now: datetime) -> Table:
    """Remove the people who have left the table's server from its lobby; returns the table itself if none sits there.

    The next person who is there owns the table after its owner; without anyone it is cancelled.
    """
    for user in table.person_ids:
        if user in gone and table.status == Status.LOBBY and table.seat_of(user) is not None:
            table = leave_lobby(table, user, now)
    return table


def add_computer(table: Table, actor: Actor, now: datetime) -> Table:
    """Seat a computer player. Raises `NotInLobby`, `NotOwner`, `TableFull`."""
    check_lobby(table)
    check_owner(table, actor)
    return name_computers(ask_all_again(seat_computer(table, now)))


def remove_computer(table: Table, actor: Actor, now: datetime) -> Table:
    """Remove the computer player that came last. Raises `NotInLobby`, `NotOwner`, `TableError` (`no-computer`)."""
    check_lobby(table)
    check_owner(table, actor)
    last = next((participant for participant in reversed(table.participants) if participant.is_computer), None)
    if last is None:
        raise TableError("no-computer")
    rest = tuple(participant for participant in table.participants if participant is not last)
    return tidy_options(ask_all_again(replace(table, participants=rest, moved_at=now)))


def invite(table: Table, actor: Actor, people: Sequence[UserId], now: datetime, blocks: Blocks = NOBODY) -> Table:
    """Let the owner invite people; returns the table itself where all of them may join already."""
    check_lobby(table)
    check_owner(table, actor)
    check_inviting(lobby_owner(table), people, blocks)
    asked = dict.fromkeys((*table.options.invited, *people))
    if len(asked) == len(table.options.invited):
        return table
    return replace(table, options=replace(table.options, invited=tuple(asked)), moved_at=now)


def begin(table: Table, game: Game, actor: Actor, random: Any, now: datetime, closed: int | None = None) -> Table:
    """Draw seats, except in a rematch, and start the match. All its chance is spent here.

    Chance comes from the table's secret, its players' words, and the id of the message that `closed` them, or from
    `random` where there is no secret. Raises `NotInLobby`, `NotOwner`, `NotEnoughPlayers`, `TableError` (`not-ready`).
    """
    check_lobby(table)
    check_owner(table, actor)
    options = table.options
    if (have := len(table.participants)) != options.players:
        raise NotEnoughPlayers("not-enough-players", need=options.players, have=have)
    check_ready(table)
    seats = rematch_seats(table)
    # a rematch's order begins with the First Player, in seat 0
    first = 0 if seats else None
    deal = table.fair_deal
    if deal is None:
        seats = seats or _draw_seats(table, random)
    else:
        deal = _close_deal(table, deal, closed, draws_seats=not seats)
        seats = seats or tuple(table.participants[place] for place in deal.seats or ())
        # only now: the key includes the words, which can be changed until here
        random = SecretShuffler(deal.key(table.id), CARDS)
    match = game.start(options.players, options.choices, random, first=first)
    options = replace(options, pressed={})
    begun = replace(
        table, status=Status.PLAYING, options=options, match=match, rules=game.rules, fair_deal=deal, moved_at=now
    )
    return replace(begun, participants=seats)


def leave_to_owner(table: Table) -> Table:
    """Return a lobby that does not begin by itself and calls nobody."""
    check_lobby(table)
    return replace(table, options=replace(table.options, begins_when_ready=False, has_called_owner=True))


def end_patience(table: Table, game: Game, random: Any, now: datetime, closed: int | None = None) -> Table:
    """Call the owner who has left a lobby waiting, once, and begin it later; the table itself if nothing is due.

    All others have agreed to it as it is: times count from the last who joined or was ready, and from any change. One
    that has sought players of a live game for long enough expires.
    """
    if table.seeks_until is not None and now >= table.seeks_until:
        return replace(table, status=Status.EXPIRED)
    if table.begins_at is not None and now >= table.begins_at:
        return begin(table, game, System(), random, now, closed)
    if table.ready_until is None or now < table.ready_until or table.options.has_called_owner:
        return table
    called = replace(table, options=replace(table.options, has_called_owner=True))
    return notify(called, NoticeKind.FULL, (lobby_owner(table),), now, about=0)


def _close_deal(table: Table, deal: FairDeal, closed: int | None, *, draws_seats: bool) -> FairDeal:
    """Return the deal once nothing can be added to it, with its seats if they are drawn."""
    places = [participant.user_id for participant in table.participants]
    deal = deal.with_words_of(places, closed)
    if not draws_seats:
        return deal
    pair = table.options.opposite
    opposite = tuple(places.index(user) for user in pair) if set(pair) <= set(places) else ()
    seats = draw_seats(deal.key(table.id), len(places), opposite)
    return replace(deal, seats=seats, opposite=opposite)


def _draw_seats(table: Table, random: Any) -> tuple[Participant, ...]:
    """Draw the seats of a table without a secret."""
    seats = list(table.participants)
    random.shuffle(seats)
    return tuple(seat_opposite(seats, table.options.opposite))


def rematch_seats(table: Table) -> tuple[Participant, ...]:
    """Return the seats of a rematch's full lobby, the First Player first; empty where they are drawn."""
    order = table.options.order
    if not order or not len(order) == len(table.participants) == table.options.players:
        return ()
    unseated: dict[UserId, list[Participant]] = {}
    for participant in table.participants:
        unseated.setdefault(participant.user_id, []).append(participant)
    known = [unseated[user].pop(0) if unseated.get(user) else None for user in order]
    new = iter([participant for participants in unseated.values() for participant in participants])
    return tuple(participant or next(new) for participant in known)


def close_lobby(table: Table, actor: Actor) -> Table:
    """Cancel the lobby. Raises `NotInLobby`, `NotOwner`."""
    check_lobby(table)
    check_owner(table, actor)
    return replace(table, status=Status.CANCELLED)


def expire(table: Table, now: datetime, limits: Limits) -> Table:
    """Give the lobby up if no one touched it for long, or if it has been open for too long; else return it as it is."""
    # the second, because coming and going would keep a lobby open for ever
    is_due = now - table.moved_at >= limits.lobby_expiry or now - table.created_at >= limits.lobby_end
    if table.status != Status.LOBBY or not is_due:
        return table
    return replace(table, status=Status.EXPIRED)


def rematch(table: Table, user: UserId, now: datetime, blocks: Blocks = NOBODY, secret: bytes | None = None) -> Table:
    """Open a lobby for the same game again, for one of its people; the others are invited, and computers are seated.

    The invited are listed in public, so those who have blocked the opener are invited like the others.
    """
    check_over(table)
    check_rematch(table)
    former = tuple(dict.fromkeys(participant.user_id for participant in table.people))
    computers = tuple(participant for participant in table.participants if participant.is_computer)
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated("not-seated", table=table.id)
    wanted = tuple(each for each in former if each not in blocks.get(user, ()))
    options = replace(
        table.options,
        invited=wanted,
        order=_rotate(table),
        opposite=(),
        unready=(),
        has_called_owner=False,
        seeks_players=False,
    )
    new = _create_lobby(user, table.participants[seat].name, table.place, options, now, secret)
    new = replace(new, participants=(*new.participants, *computers), rematch_of=table.id)
    return name_computers(_note_press(new, user, now))


def _rotate(table: Table) -> tuple[UserId, ...]:
    """Return who sat there, in order, starting with the player after the First Player."""
    assert table.match is not None
    users = tuple(participant.user_id for participant in table.participants)
    # the next player is First Player of the next game
    following = (table.match.first + 1) % len(users)
    return (*users[following:], *users[:following])


def check_over(table: Table) -> None:
    """Raises `TableError` unless a game was played here and is over."""
    if table.match is None or table.status not in (Status.FINISHED, Status.CANCELLED, Status.ABANDONED):
        raise TableError("not-over", status=table.status)


def lobby_owner(table: Table) -> UserId:
    assert table.owner is not None, "someone opened it, and an owner who leaves hands it on"
    return table.owner


def set_options(table: Table, game: Game, actor: Actor, options: Options, now: datetime) -> Table:
    """Change the options; computers are removed where there are fewer seats than participants.

    Raises `NotInLobby`, `NotOwner`, `TableError` (`seats-taken`), and what the game says of the choices.
    """
    check_lobby(table)
    check_owner(table, actor)
    before = table.options
    game.check(options.players, options.choices)
    if len(table.people) > options.players:
        raise TableError("seats-taken", people=len(table.people), seats=options.players)
    if options == before:
        return table
    if _agreed_terms(options) != _agreed_terms(before):
        options = ask_all_again(replace(table, options=options)).options
    if options.opposite != before.opposite and options.opposite:
        # the order of a rematch would undo what was just chosen
        options = replace(options, order=())
    seated = _without_computers(table.participants, len(table.participants) - options.players)
    return tidy_options(replace(table, options=options, participants=seated, moved_at=now))


def ask_all_again(table: Table) -> Table:
    """Ask all people except the owner whether they are ready for the lobby as it is now."""
    asked = tuple(user for user in table.person_ids if user != table.owner)
    return replace(table, options=replace(table.options, unready=asked))


def _agreed_terms(options: Options) -> tuple[object, ...]:
    """Return the options that concern everyone who plays; not who else may come, nor where it is shown."""
    hours = (options.has_vacations, options.counts_weekends) if options.is_slow else None
    return options.players, dict(options.choices), options.clock, hours, options.talks, options.hints, options.opposite


def set_computers(table: Table, actor: Actor, count: int, now: datetime) -> Table:
    """Seat so many computer players. Raises `NotInLobby`, `NotOwner`, `TableFull` (`too-many-computers`)."""
    check_lobby(table)
    check_owner(table, actor)
    people, players = len(table.people), table.options.players
    if count + people > players:
        raise TableFull("too-many-computers", players=players, seats=players - people, computers=count)
    have = len(table.participants) - people
    seated = _without_computers(table.participants, have - count)
    if count != have:
        table = ask_all_again(replace(table, participants=seated, moved_at=now))
    for _ in range(count - have):
        table = seat_computer(table, now)
    return name_computers(tidy_options(table))


def set_level(table: Table, actor: Actor, computer: UserId, level: Level, now: datetime) -> Table:
    """Set how well a computer plays. Raises `NotInLobby`, `NotOwner`, `TableError` (`no-computer`)."""
    check_lobby(table)
    check_owner(table, actor)
    if computer >= 0 or table.seat_of(computer) is None:
        raise TableError("no-computer")
    if table.options.level_of(computer) == level:
        return table
    levels = {**table.options.levels, str(computer): level.value}
    return ask_all_again(replace(table, options=replace(table.options, levels=levels), moved_at=now))


def set_all_levels(table: Table, actor: Actor, level: Level, now: datetime) -> Table:
    """Set how well all computers play. Raises `NotInLobby`, `NotOwner`."""
    for participant in table.participants:
        if participant.is_computer:
            table = set_level(table, actor, participant.user_id, level, now)
    return table


def seat_computer(table: Table, now: datetime) -> Table:
    """Seat one more computer player, without a name yet. Raises `TableFull`."""
    if table.is_full:
        raise TableFull("table-full", players=table.options.players)
    taken = {participant.user_id for participant in table.participants}
    # numbers of removed computers are reused, because they only tell those at this table apart
    number = next(number for number in range(1, table.options.players + 1) if -number not in taken)
    computer = Participant(UserId(-number), "", is_automatic=True)
    return replace(table, participants=(*table.participants, computer), moved_at=now)


def _without_computers(participants: Sequence[Participant], count: int) -> tuple[Participant, ...]:
    """Return all participants except the `count` computers that came last."""
    going = [participant for participant in participants if participant.is_computer][::-1][: max(0, count)]
    return tuple(participant for participant in participants if participant not in going)


def agree(table: Table, user: UserId, now: datetime) -> Table:
    """Mark someone as ready; returns the table itself where they weren't asked. Raises `NotInLobby`, `NotSeated`."""
    check_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    left = tuple(each for each in table.options.unready if each != user)
    if left == table.options.unready:
        return table
    return _note_press(replace(table, options=replace(table.options, unready=left), moved_at=now), user, now)


def _note_press(table: Table, user: UserId, now: datetime) -> Table:
    """Note that someone is there, where the game may begin within seconds."""
    if not table.notes_presses:
        return table
    pressed = {**table.options.pressed, str(user): int(now.timestamp())}
    return replace(table, options=replace(table.options, pressed=pressed))


def press_again(table: Table, user: UserId, now: datetime) -> Table:
    """Note that someone with a seat is there now; returns the table itself where that makes no difference.

    Raises `NotInLobby`, `NotSeated`.
    """
    check_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    if not table.notes_presses or table.begins_at_once or user in table.options.unready:
        return table
    return _note_press(replace(table, moved_at=now), user, now)


def wait(table: Table, user: UserId, now: datetime) -> Table:
    """Let a lobby that begins at once wait for as long as any other; returns the table itself where none does.

    Raises `NotInLobby`, `NotSeated`.
    """
    check_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    if not table.begins_at_once:
        return table
    return replace(table, options=replace(table.options, pressed={}), moved_at=now)


def set_word(table: Table, user: UserId, word: str) -> Table:
    """Set a person's word for the deal; an empty one takes it back.

    Raises `NotInLobby`, `NotSeated`, `TableError` (`no-commitment`).
    """
    check_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    if table.fair_deal is None:
        raise TableError("no-commitment")
    said = table.fair_deal.with_word(user, word)
    return table if said == table.fair_deal else replace(table, fair_deal=said)


def remove_unready(table: Table, actor: Actor, now: datetime) -> Table:
    """Remove those who have not said that they are ready. Raises `NotInLobby`, `NotOwner`."""
    check_lobby(table)
    check_owner(table, actor)
    rest = tuple(participant for participant in table.participants if participant.user_id not in table.options.unready)
    return table if rest == table.participants else tidy_options(replace(table, participants=rest, moved_at=now))


def check_ready(table: Table) -> None:
    """Raises `TableError` (`not-ready`) while someone has not agreed to what was changed."""
    if table.options.unready:
        raise TableError("not-ready", count=len(table.options.unready))


def tidy_options(table: Table) -> Table:
    """Drop from the options everyone who has left; the owner counts as having agreed to what they may change."""
    users = {participant.user_id for participant in table.participants}
    options = table.options
    if table.fair_deal is not None:
        table = replace(table, fair_deal=table.fair_deal.of_people(users))
    unready = tuple(user for user in options.unready if user in users and user != table.owner)
    opposite = options.opposite if users.issuperset(options.opposite) else ()
    # the numbers of computers are reused, and another one begins as all do
    levels = {computer: level for computer, level in options.levels.items() if UserId(int(computer)) in users}
    pressed = {user: at for user, at in options.pressed.items() if UserId(int(user)) in users}
    tidy = replace(options, unready=unready, opposite=opposite, levels=levels, pressed=pressed)
    return table if tidy == options else replace(table, options=tidy)


def seat_opposite(seats: Sequence[Participant], pair: Sequence[UserId]) -> list[Participant]:
    """Seat these two opposite each other; returns the seats as they are where one is missing or no seat is opposite."""
    # reversed, so that of several places of one person the first counts
    mine = {participant.user_id: participant for participant in reversed(seats)}
    return put_opposite(seats, [mine[user] for user in pair if user in mine])


def check_owner(table: Table, actor: Actor) -> None:
    """Raises `NotOwner` where a person isn't the owner; other actors act on the owner's behalf."""
    if isinstance(actor, Person) and actor.user != table.owner:
        raise not_owner(table)


def check_lobby(table: Table) -> None:
    """Raises `NotInLobby` once a table has begun or is closed."""
    if table.status != Status.LOBBY:
        raise NotInLobby("not-in-lobby", status=standing(table))


def name_computers(table: Table) -> Table:
    """Give every computer player a name that no person at the table has. Only before the game begins."""
    people = {participant.name.casefold() for participant in table.people}
    # a computer is renamed when a person of the same name joins
    kept = [
        participant.name
        for participant in table.participants
        if not participant.is_computer or participant.name.casefold() not in people
    ]
    participants = list(table.participants)
    for place, participant in enumerate(participants):
        if participant.is_computer and (not participant.name or participant.name.casefold() in people):
            name = computer_name(table.id, -participant.user_id, kept)
            kept.append(name)
            participants[place] = replace(participant, name=name)
    return table if tuple(participants) == table.participants else replace(table, participants=tuple(participants))
