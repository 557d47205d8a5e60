"""What the owner of a lobby changes at it, and who has to agree anew. Pure. Each function makes the next table.

Whoever has joined has agreed to the table as it was then. After a change that concerns him he is asked anew, and the
game does not begin before he is ready, or has left.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.chance import put_opposite
from bot.match import Game
from bot.table.actors import Actor, Person
from bot.table.computers import named
from bot.table.errors import NotInLobby, NotSeated, TableError, TableFull, not_owner, standing
from bot.table.kinds import Status
from bot.table.table import Table
from bot.table.values import Options, Sitter, UserId


def lobby_owner(table: Table) -> UserId:
    """Whose lobby it is."""
    assert table.owner is not None, "somebody opened it, and whoever leaves it hands it on"
    return table.owner


def set_options(table: Table, game: Game, actor: Actor, options: Options, now: datetime) -> Table:
    """The lobby with these options; computers get up where there are fewer seats than sit there.

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
    if _concerned(options) != _concerned(before):
        options = ask_all_anew(replace(table, options=options)).options
    if options.opposite != before.opposite and options.opposite:
        # an order that a rematch has brought along would undo what was just chosen
        options = replace(options, order=())
    seated = _without_computers(table.sitters, len(table.sitters) - options.players)
    return tidied(replace(table, options=options, sitters=seated, moved_at=now))


def ask_all_anew(table: Table) -> Table:
    """The lobby whose people, but for its owner, are asked whether they are ready for it as it is now."""
    asked = tuple(user for user in table.persons if user != table.owner)
    return replace(table, options=replace(table.options, unready=asked))


def _concerned(options: Options) -> tuple[object, ...]:
    """What of a table is everybody's who plays there, besides how many computers do: not who else may come, nor where
    it is shown."""
    return options.players, dict(options.choices), options.clock, options.talks, options.opposite


def set_computers(table: Table, actor: Actor, count: int, now: datetime) -> Table:
    """The lobby with so many computer players. Raises `NotInLobby`, `NotOwner`, `TableFull` (`too-many-computers`)."""
    check_lobby(table)
    check_owner(table, actor)
    people, players = len(table.people), table.options.players
    if count + people > players:
        raise TableFull("too-many-computers", players=players, seats=players - people, computers=count)
    have = len(table.sitters) - people
    seated = _without_computers(table.sitters, have - count)
    if count != have:
        table = ask_all_anew(replace(table, sitters=seated, moved_at=now))
    for _ in range(count - have):
        table = seat_computer(table, now)
    return named(tidied(table))


def seat_computer(table: Table, now: datetime) -> Table:
    """One computer player more, without a name yet. Raises `TableFull`."""
    if table.is_full:
        raise TableFull("table-full", players=table.options.players)
    taken = {sitter.user_id for sitter in table.sitters}
    # numbers of computers that have got up are given again: they only tell those at this table apart
    number = next(number for number in range(1, table.options.players + 1) if -number not in taken)
    computer = Sitter(UserId(-number), "", is_automatic=True)
    return replace(table, sitters=(*table.sitters, computer), moved_at=now)


def _without_computers(sitters: Sequence[Sitter], count: int) -> tuple[Sitter, ...]:
    """All but the `count` computers that came last."""
    going = [sitter for sitter in sitters if sitter.is_computer][::-1][: max(0, count)]
    return tuple(sitter for sitter in sitters if sitter not in going)


def agree(table: Table, user: UserId) -> Table:
    """The lobby in which somebody is ready again; as it is where he was not asked. Raises `NotInLobby`, `NotSeated`."""
    check_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    left = tuple(each for each in table.options.unready if each != user)
    return table if left == table.options.unready else replace(table, options=replace(table.options, unready=left))


def say_word(table: Table, user: UserId, word: str) -> Table:
    """The lobby with somebody's word for the deal; an empty one takes it back.

    Raises `NotInLobby`, `NotSeated`, `TableError` (`no-commitment`).
    """
    check_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    if table.fair_deal is None:
        raise TableError("no-commitment")
    said = table.fair_deal.with_word(user, word)
    return table if said == table.fair_deal else replace(table, fair_deal=said)


def free_unready(table: Table, actor: Actor, now: datetime) -> Table:
    """The lobby without those who have not said that they are ready. Raises `NotInLobby`, `NotOwner`."""
    check_lobby(table)
    check_owner(table, actor)
    rest = tuple(sitter for sitter in table.sitters if sitter.user_id not in table.options.unready)
    return table if rest == table.sitters else tidied(replace(table, sitters=rest, moved_at=now))


def check_ready(table: Table) -> None:
    """Raises `TableError` (`not-ready`) while somebody has not agreed to what has changed."""
    if table.options.unready:
        raise TableError("not-ready", count=len(table.options.unready))


def tidied(table: Table) -> Table:
    """The lobby whose options name nobody who has left it; its owner has agreed to all that he may change."""
    users = {sitter.user_id for sitter in table.sitters}
    options = table.options
    if table.fair_deal is not None:
        table = replace(table, fair_deal=table.fair_deal.of_people(users))
    unready = tuple(user for user in options.unready if user in users and user != table.owner)
    opposite = options.opposite if users.issuperset(options.opposite) else ()
    if (unready, opposite) == (options.unready, options.opposite):
        return table
    return replace(table, options=replace(options, unready=unready, opposite=opposite))


def seat_opposite(seats: Sequence[Sitter], pair: Sequence[UserId]) -> list[Sitter]:
    """The seats, with these two opposite each other; as they are where somebody is missing or nobody is opposite."""
    # reversed, so that of somebody's several places the first counts
    mine = {sitter.user_id: sitter for sitter in reversed(seats)}
    return put_opposite(seats, [mine[user] for user in pair if user in mine])


def check_owner(table: Table, actor: Actor) -> None:
    """Raises `NotOwner` where a person is not the owner; the others act for whoever owns it."""
    if isinstance(actor, Person) and actor.user != table.owner:
        raise not_owner(table)


def check_lobby(table: Table) -> None:
    """Raises `NotInLobby` once a table has begun, or is closed."""
    if table.status != Status.LOBBY:
        raise NotInLobby("not-in-lobby", status=standing(table))
