"""How Carta Impera Victoria is shown: what is chosen in its lobbies, its words, buttons and pictures."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord.sheet import Button, Sheet, Style
from bot.games.civ.game import choices_of, civ_game
from bot.games.civ.pages.hand_words import cards_new_to, hand_words
from bot.games.civ.pages.hint import hint_button
from bot.games.civ.pages.offers import last_buttons, offer_all, winning_button
from bot.games.civ.pages.one_press import forgotten_effects, leaves_only_the_end, offered, wins_by_ending, with_stops
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.primer import primer_text
from bot.games.civ.pages.story import (
    chapter,
    chapter_began,
    events_beside_result,
    recent_events,
    since_last_turn,
    without_draws,
)
from bot.games.civ.pictures.hand_texts import describe_held
from bot.games.civ.pictures.story import decisive_turn
from bot.games.civ.pictures.story_text import decisive_text, fits_alt, points_line, story_alt, story_text
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Event, Game, Observation, Result, observe
from bot.games.civ.rules.actions import SKIP
from bot.games.civ.rules.effect_table import SACRIFICE
from bot.games.civ.rules.game import cached_by_game
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, OVER, PLAY
from bot.games.civ.rules.scoring import points
from bot.games.civ.rules.setup import CLASSIC, DRAFT, IMMEDIATE, TURN_END
from bot.games.civ.words import words
from bot.games.civ.words.ending import CALLED_OFF, without_winners
from bot.games.civ.words.naming import SHOWN, domain, effect, levels_of
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses import hand as addresses
from bot.pages.addresses.public import BOARD_CARDS
from bot.pages.display import DisplayOptions
from bot.pages.endings import Ending
from bot.pages.presentation import BoardWords, HandWords, PictureStyle, Presentation, RecordWords, Switch
from bot.table.preferences import Guidance
from bot.table.table import Table
from bot.table.values import Status

END_QUESTION: Final = "end"
"""Asked before a turn ends while an unused effect is open."""
TEAM_PLAYERS: Final = 4
"""Number of players of a game in teams (§8.1)."""


class CivPresentation(Presentation):
    """The presentation of Carta Impera Victoria; in words alone if it is given no pictures."""

    has_replay = True
    has_story = True
    has_review = True

    def __init__(self, pictures: CivPictures | None = None) -> None:
        self._pictures = pictures

    def options(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[str]:
        """Return the setup, the way of Hegemony, and teams (§1.2, §7.1, §8.1)."""
        chosen = choices_of(choices)
        texts = [
            localizer.say(f"option-setup-{chosen.setup}"),
            localizer.say(f"option-hegemony-{chosen.hegemony.replace('_', '-')}"),
        ]
        return [*texts, localizer.say("option-teams")] if chosen.teams else texts

    def switches(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[Switch]:
        """Return the draft, teams, and the tournaments' reading of Hegemony (§1.2, §7.1, §8.1)."""
        chosen = choices_of(choices)
        return (
            Switch("draft", localizer.say("option-setup-draft"), chosen.setup == DRAFT),
            Switch("teams", localizer.say("option-teams"), chosen.teams),
            Switch("immediate", localizer.say("option-hegemony-immediate"), chosen.hegemony == IMMEDIATE),
        )

    def with_switches(self, choices: Mapping[str, Any], on: Collection[str]) -> Mapping[str, Any]:
        """Return the choices with the switches named in `on` turned on, and the others off."""
        chosen = replace(
            choices_of(choices),
            setup=DRAFT if "draft" in on else CLASSIC,
            teams="teams" in on,
            hegemony=IMMEDIATE if "immediate" in on else TURN_END,
        )
        return chosen.to_json()

    def choices_for(self, choices: Mapping[str, Any], players: int) -> Mapping[str, Any]:
        """Return the choices, without teams unless there are four players (§8.1)."""
        chosen = choices_of(choices)
        return replace(chosen, teams=chosen.teams and players == TEAM_PLAYERS).to_json()

    def players_for(self, choices: Mapping[str, Any], players: int) -> int:
        """Return four if there are teams (§8.1), else `players`."""
        return TEAM_PLAYERS if choices_of(choices).teams else players

    has_levels = True
    has_hints = True

    def has_partners(self, choices: Mapping[str, Any]) -> bool:
        """Return whether it is played in teams (§8.1)."""
        return choices_of(choices).teams

    def lobby_note(self, choices: Mapping[str, Any], localizer: Localizer, *, is_ordered: bool) -> str:
        """Return who will be whose partner (§8.1)."""
        if not choices_of(choices).teams:
            return ""
        return localizer.say("rematch-teams" if is_ordered else "lobby-teams")

    def seat_note(self, choices: Mapping[str, Any], seat: int, localizer: Localizer) -> str:
        """Return the team of a seat, by its number as the board shows it (§8.1)."""
        return localizer.say("team", number=1 + seat % 2) if choices_of(choices).teams else ""

    def chapter(self, table: Table) -> str:
        """Return the id of a round of the draft, of all picks from the centre, of one turn, or of the end."""
        return chapter(civ_game(table.match))

    def chapter_text(self, table: Table, chapter: str, localizer: Localizer, *, most: int) -> str:
        """Return a line for each player's turn, also for the computers' after it, without what the draft kept."""
        game = civ_game(table.match)
        new = recent_events(game, None, since=chapter_began(game, chapter))
        events = [event for event in without_draws(new) if event.kind not in ("keep", "over")]
        return words.describe_events(localizer, events, _safe_names(table), limit=most, marks=words.MARKDOWN)

    def new_since(self, table: Table) -> int:
        """Return the line that ended the last turn of the player now on turn."""
        return since_last_turn(civ_game(table.match))

    def board(self, table: Table, localizer: Localizer, *, is_text: bool, most: int) -> BoardWords:
        """Return what happened since the last turn of the player now on turn; of a game that is over, how it ended."""
        game = civ_game(table.match)
        seen, names, new = observe(game, None), _safe_names(table), changed(game)
        if seen.result is not None:
            return BoardWords(
                happened="",
                heading=_result_heading(seen, names, localizer, is_text=is_text),
                alt=self.board_alt(table, localizer),
                ending=_ending(game, seen, names, localizer, is_text=is_text),
            )
        events = [event for event in without_draws(new) if event.kind != "keep"]
        is_choosing = seen.phase == DRAFT_KEEP
        return BoardWords(
            happened=words.describe_events(localizer, events, names, limit=most, marks=words.MARKDOWN),
            heading=localizer.say("final-round-begun") if seen.is_final_round else "",
            alt=self.board_alt(table, localizer),
            call="board-all-choose" if is_choosing else "board-your-turn",
            todo="" if is_choosing else words.phase(localizer, seen),
        )

    def board_alt(self, table: Table, localizer: Localizer) -> str:
        """Return the position in words, with what is new marked."""
        return _alt_text(civ_game(table.match), observe_table(table, None), table.names, localizer)

    def board_text(self, table: Table, localizer: Localizer, viewer: int | None) -> str:
        """Return the board, and the cards in the viewer's hand."""
        game = civ_game(table.match)
        return text_board(observe_table(table, viewer), _safe_names(table), localizer, changed(game))

    def board_buttons(self, table: Table, localizer: Localizer) -> Sequence[Button]:
        """Return the button for all cards on the table."""
        return [Button(BOARD_CARDS.to(table.id), localizer.say("key-cards"))]

    def happened(self, table: Table, localizer: Localizer, *, since: int, most: int) -> str:
        """Return what everyone has seen since that line."""
        game = civ_game(table.match)
        events = events_beside_result(recent_events(game, None, since=since), game.result)
        return words.describe_events(localizer, events, _safe_names(table), limit=most, marks=words.MARKDOWN)

    def hand(
        self, table: Table, seat: int, localizer: Localizer, *, is_text: bool, guidance: Guidance = "full"
    ) -> HandWords:
        """Return what is new, what threatens, and the hand or a pack of the draft."""
        return hand_words(table, seat, localizer, is_text=is_text, guidance=guidance)

    def held(self, table: Table, seat: int, localizer: Localizer) -> str:
        """Return the cards of a hand, in the draft with those of the pack."""
        return describe_held(observe(civ_game(table.match), seat), localizer)

    def hand_buttons(self, table: Table, seat: int, localizer: Localizer) -> Sequence[Button]:
        """Return the button of the player aid while the game goes on, and that of a hint.

        Until someone has asked for hints at the table, only the player aid has it later in a turn.
        """
        game = civ_game(table.match)
        if table.status != Status.PLAYING or game.result is not None:
            return []
        aid = Button(addresses.MOMENT.to(table.id), localizer.say("key-aid"))
        hint = hint_button(table, seat, localizer)
        is_asked_for = game.position.phase == PLAY or table.options.hints  # a plan goes on after its first step
        return [hint, aid] if hint is not None and is_asked_for else [aid]

    def offer(
        self,
        sheet: Sheet,
        table: Table,
        seat: int,
        localizer: Localizer,
        *,
        is_one_press: bool = True,
        guidance: Guidance = "full",
    ) -> Sequence[Button]:
        """Add the legal actions of a seat, a winning end first, and return the buttons that stand last.

        Choices that stop a threat are marked, unless `guidance` is “none”.
        """
        game = civ_game(table.match)
        seen = observe(game, seat)
        found = offered(game, seat, is_one_press=is_one_press)
        skips_to_end = is_one_press and SKIP in seen.legal and leaves_only_the_end(game, seat, [SKIP])
        is_winning = wins_by_ending(game, seat, SKIP) if SKIP in seen.legal else wins_by_ending(game, seat)
        if is_winning:
            sheet.buttons([winning_button(table, seen, localizer)])
        if guidance != "none":
            found = with_stops(game, seat, found)
        offer_all(sheet, table, seen, localizer, found, explains=guidance == "full")
        return last_buttons(table, seen, localizer, skips_to_end=skips_to_end, is_winning=is_winning)

    def ask(self, sheet: Sheet, table: Table, seat: int, localizer: Localizer, question: str) -> None:
        """Ask whether to end a turn while an unused effect is open."""
        assert question == END_QUESTION
        game = civ_game(table.match)
        seen, names = observe(game, seat), _safe_names(table)
        unused = [
            localizer.say("end-effect", effect=words.action(localizer, action, seen, names))
            for action in forgotten_effects(game, seat)
        ]
        sheet.text(localizer.say("end-question", effects=localizer.list(unused)))
        sheet.buttons(
            [
                Button(addresses.END_NOW.to(table.id, seen.version), localizer.say("key-end-now"), Style.success),
                Button(addresses.STAY.to(table.id, seen.version), localizer.say("key-stay"), Style.primary),
                Button(addresses.END_ALWAYS.to(table.id, seen.version), localizer.say("key-end-always")),
            ]
        )

    def primer(self, table: Table, seat: int, localizer: Localizer) -> str:
        """Return the aim, and what the first level of each Domain does."""
        return primer_text(table, seat, localizer)

    async def board_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """Return the board of a public message, with what is new marked."""
        if self._pictures is None:
            return None
        seen, new = observe_table(table, None), changed(civ_game(table.match))
        return await self._pictures.compact_board(seen, table.names, localizer, style, new)

    async def cards_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """Return every card that lies on the table, with what is new marked."""
        if self._pictures is None:
            return None
        seen, new = observe_table(table, None), changed(civ_game(table.match))
        return await self._pictures.board(seen, table.names, localizer, style, new)

    async def private_board_picture(
        self, table: Table, seat: int, localizer: Localizer, style: PictureStyle
    ) -> bytes | None:
        """Return a row for each player where the seat decides; in the draft nothing lies on the table yet."""
        game = civ_game(table.match)
        is_needed = seat in table.waiting and game.position.phase not in (DRAFT_KEEP, DRAFT_TAKE)
        if self._pictures is None or not is_needed:
            return None
        seen, new = observe_table(table, None), changed(game)
        return await self._pictures.summary(seen, table.names, localizer, style, new)

    async def hand_picture(self, table: Table, seat: int, localizer: Localizer, *, theme: str) -> bytes | None:
        """Return the cards in a hand, or in a pack of the draft; None also if there are no cards."""
        seen = observe(civ_game(table.match), seat)
        if self._pictures is None or not (seen.hand or seen.pack):
            return None
        return await self._pictures.hand(seen, table.names, localizer, theme=theme, new=cards_new_to(table, seat))

    def record_words(self, localizer: Localizer) -> RecordWords:
        """Return the ways to win (§7, §9.1), the Domains, and the effects that are used (§4 to §6)."""
        hegemonies = {f"hegemony-{code}": code for code in SHOWN}
        others = {"majority": "record-majority", "last_standing": "record-last-standing"}
        return RecordWords(
            {
                name: localizer.say("record-hegemony", domain=domain(localizer, code))
                for name, code in hegemonies.items()
            }
            | {name: localizer.say(key) for name, key in others.items()},
            {code: domain(localizer, code) for code in SHOWN},
            localizer.say("record-favourite-head"),
            {
                f"{code}{SACRIFICE if level == 'sacrifice' else level}": effect(localizer, code, level)
                for code in SHOWN
                for level in levels_of(code)
            },
            {name: f"domain-{code}" for name, code in (hegemonies | {code: code for code in SHOWN}).items()},
        )

    def outcome(self, table: Table, names: Sequence[str], localizer: Localizer) -> str:
        """Return who has won by what: a Domain's Hegemony, or the points of the Majorities."""
        seen = observe(civ_game(table.match), None)
        return "" if seen.result is None else words.result(localizer, seen.result, names, seen)

    def points(self, table: Table) -> Sequence[int]:
        """Return the points of the Majorities by seat (§7.3), also where Hegemony has ended the game."""
        game = civ_game(table.match)
        return () if game.result is None else points(game.position)

    async def ending(self, table: Table, localizer: Localizer, options: DisplayOptions) -> Ending | None:
        """Return the story of a game that is over; None also if it cannot be told."""
        game = civ_game(table.match)
        if self._pictures is None or game.result is None or (found := await self._pictures.story_of(game)) is None:
            return None
        pictures: tuple[bytes, ...] = ()
        if options.has_picture:
            pictures = await self._pictures.story(found, table.names, localizer, theme=options.theme) or ()
        text = story_text(found, [safe_name(name) for name in table.names], localizer)
        has_text = options.has_text or not fits_alt(found, table.names, localizer)
        others = (localizer.say("story-alt-columns"), localizer.say("story-alt-turning"))
        return Ending(text, (story_alt(found, table.names, localizer), *others), pictures, has_text)


def observe_table(table: Table, viewer: int | None) -> Observation:
    """Return what may be seen of a table's game; one that was called off is shown as over, without a winner."""
    seen = observe(civ_game(table.match), viewer)
    if table.status != Status.CANCELLED or seen.result is not None:
        return seen
    seats = tuple(replace(seat, is_choosing=False) for seat in seen.seats)
    return replace(seen, seats=seats, turn=None, owed=(), phase=OVER, result=Result(CALLED_OFF, ()))


@cached_by_game(64)  # a hand and the board after it say the same
def _alt_text(game: Game, seen: Observation, names: tuple[str, ...], localizer: Localizer) -> str:
    return alt_text(seen, names, localizer, changed(game))


def changed(game: Game) -> tuple[Event, ...]:
    """Return what has happened since the last turn of the player now on turn, which the board's picture marks."""
    return recent_events(game, None, since=since_last_turn(game))


def _result_heading(seen: Observation, names: Sequence[str], localizer: Localizer, *, is_text: bool) -> str:
    """Return who has won, as the largest line of a board, and below it how, which a board in words says itself."""
    assert seen.result is not None
    outcome = "" if is_text else words.result(localizer, seen.result, names, seen)
    winners = [names[seat] for seat in seen.result.winners]
    if not winners:
        return outcome
    headline = localizer.say("board-wins", winners=localizer.list(winners), many=len(winners))
    return f"## 🏆 {headline}\n{without_winners(outcome, headline)}".strip()


def _ending(game: Game, seen: Observation, names: Sequence[str], localizer: Localizer, *, is_text: bool) -> str:
    """Return the turn that decided a game that is over, and the points where these did.

    They are sums beside a picture, which shows who leads each Domain; beside words they are told by Domain.
    """
    assert seen.result is not None
    found = decisive_turn(game)
    lines = [] if found is None else [decisive_text(localizer, found, names)]
    if seen.result.reason in ("majority", "turn_cap"):
        told = words.points_table if is_text else points_line
        lines.append(told(localizer, seen, names))
    return "\n".join(lines)


def _safe_names(table: Table) -> tuple[str, ...]:
    return tuple(safe_name(name) for name in table.names)
