"""Who may change what: a rule for every verb of the registry and every command of the tree, and the people it is about.

A rule names the state of a table in which its verb means something, and who then changes anything by it: the table
itself, another one, or what the server has set. Whoever is not named changes nothing, whatever he sends. What people
set for themselves alone (settings, notes, whom they watch) is not looked at.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from bot.games.civ.puzzle_files import puzzle_numbers

PUZZLE: Final = puzzle_numbers()[0]
"""The number of a puzzle that ships."""


class Who(StrEnum):
    """The kinds of people there are around a table."""

    ON_TURN = "player on turn, who opened the table"
    OTHER = "other player"
    AWAY = "holder who is away"
    FORMER = "former holder"
    SUBSTITUTE = "substitute"
    SPECTATOR = "spectator"
    MODERATOR = "moderator"
    BOT_OWNER = "the bot's owner"
    STRANGER = "stranger of another server"
    BANNED = "barred from the server's tables"
    LEFT = "has left the server"
    BLOCKED = "blocked by the player on turn"


class At(StrEnum):
    """How the table is when somebody acts."""

    LOBBY = "a lobby in which the other has a seat, has to agree anew, and a computer sits"
    FULL = "a full lobby"
    PLAY = "a game in which a card is to be played"
    EFFECTS = "a game in which one was, and the other has asked for a pause"
    PAUSED = "a game in a pause"
    OVER = "a game that was called off"


NOBODY: Final = frozenset[Who]()
ON_TURN: Final = frozenset({Who.ON_TURN})
OTHER: Final = frozenset({Who.OTHER})
MODERATOR: Final = frozenset({Who.MODERATOR})
LOBBY: Final = ON_TURN | OTHER
SEATED: Final = frozenset({Who.ON_TURN, Who.OTHER, Who.AWAY, Who.SUBSTITUTE})
"""Whose seats those of a game are, played by themselves or not."""
PLAYING: Final = SEATED - {Who.AWAY}
WELCOME: Final = frozenset({Who.AWAY, Who.FORMER, Who.SUBSTITUTE, Who.SPECTATOR, Who.MODERATOR, Who.BOT_OWNER})
"""Whoever may sit down at a lobby: on its server, neither barred there nor blocked."""
ANYBODY: Final = frozenset(Who) - {Who.BANNED}
"""For tables of one's own, wherever one is."""


@dataclass(frozen=True)
class Rule:
    """Who changes something; `may` does not have to, in that state. `fields` follow the table's number."""

    who: frozenset[Who] = NOBODY
    at: At = At.PLAY
    fields: str = ":{table}"
    may: frozenset[Who] = NOBODY
    in_game: frozenset[Who] = NOBODY
    """Who may besides, once a lobby has become a game, where the same means something else."""
    values: tuple[str, ...] = ()
    """What is chosen, where it is a select."""
    form: Mapping[str, str] | None = None
    """What is filled in, where it is a form."""
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Of a command; texts with `{…}` are filled."""


def _reads(names: str, at: At = At.PLAY, fields: str = ":{table}") -> Iterable[tuple[str, Rule]]:
    """Verbs that only show something."""
    return ((name, Rule(at=at, fields=fields)) for name in names.split())


VERBS: Final[dict[str, Rule]] = {
    # A lobby
    "join": Rule(WELCOME, At.LOBBY),
    "leave": Rule(LOBBY, At.LOBBY),
    "start": Rule(ON_TURN, At.FULL),
    "cancel": Rule(ON_TURN, At.LOBBY),
    "add_computer": Rule(ON_TURN, At.LOBBY),
    "remove_computer": Rule(ON_TURN, At.LOBBY),
    "ready": Rule(OTHER, At.LOBBY),
    "wait": Rule(at=At.LOBBY),
    "arrange": Rule(ON_TURN, At.LOBBY, ":{table}:0:also", values=("invited",)),
    "free": Rule(ON_TURN, At.LOBBY),
    "invite": Rule(ON_TURN, At.LOBBY, values=("{spectator}",)),
    "worded": Rule(LOBBY, At.LOBBY, form={"word": "kiwi"}),
    "formed": Rule(at=At.LOBBY, form={"word": "kiwi"}),  # filled in with another form's questions
    **dict(_reads("arrangement fair_deal form word", At.LOBBY)),
    # A decision
    "do": Rule(ON_TURN, At.PLAY, ":{table}:{version}:{action}"),
    "do_end": Rule(ON_TURN, At.PLAY, ":{table}:{version}:{action}"),
    "pick": Rule(ON_TURN, At.PLAY, ":{table}:{version}:play", values=("{action}",)),
    "begin": Rule(ON_TURN, At.PLAY, ":{table}:{version}:{action}", values=("end",)),
    "skip": Rule(at=At.PLAY, fields=":{table}:{version}"),
    "end": Rule(at=At.EFFECTS, fields=":{table}:{version}", may=ON_TURN),
    "end_now": Rule(ON_TURN, At.EFFECTS, ":{table}:{version}"),
    "end_always": Rule(ON_TURN, At.EFFECTS, ":{table}:{version}"),
    "undo": Rule(ON_TURN, At.EFFECTS, ":{table}:{version}"),
    **dict(_reads("stay hint", fields=":{table}:{version}")),
    **dict(_reads("hand hand_aside ask_away hand_text moment moment_again why board_text board_cards story")),
    **dict(_reads("aid", fields=":{table}:0")),
    # A seat
    "away": Rule(PLAYING),
    "back": Rule(frozenset({Who.AWAY})),
    "resign": Rule(PLAYING, may=SEATED),
    **dict(_reads("seated ask_resign seats menu absent nudge stuck follow note")),
    "noted": Rule(form={"note": "kiwi"}),
    # What all decide
    "ask": Rule(PLAYING, fields=":{table}:0:pause", may=SEATED),
    "aye": Rule(PLAYING - OTHER, At.EFFECTS, ":{table}:0", may=SEATED),
    "nay": Rule(PLAYING - OTHER, At.EFFECTS, ":{table}:0", may=SEATED),
    "agree": Rule(may=SEATED),
    "vote": Rule(may=SEATED),
    "resume": Rule(PLAYING, At.PAUSED, may=SEATED),
    "move": Rule(may=SEATED),
    # What is over
    "rematch": Rule(SEATED, At.OVER),
    **dict(_reads("replay_open export verify unshare", At.OVER)),
    "replay_pick": Rule(at=At.OVER, fields=":0", values=("{table}",)),
    **dict(_reads("replay", At.OVER, ":{table}:1:a g")),
    **dict(_reads("replay_jump replay_text replay_more film", At.OVER, ":{table}:1:g")),
    **dict(_reads("replay_view share", At.OVER, ":{table}:1")),
    **dict(_reads("history", fields=":{table}:0:a")),
    **dict(_reads("history_jump history_text", fields=":{table}:0")),
    # No table
    "alone": Rule(fields=":0", may=ANYBODY),
    "block": Rule(fields=":0"),
    "block_person": Rule(fields=":0"),
    # Settings of one's own
    "own_set": Rule(fields=":0:theme", values=("dark",)),
    "own_form": Rule(fields=":times"),
    "own_formed": Rule(fields=":times", form={"zone": "UTC", "quiet": ""}),
    **dict(_reads("own_vacation_end own_blocked", fields=":0")),
    "games": Rule(fields=":0:0"),
    "games_over": Rule(fields=":0:0"),
    "server_set": Rule(MODERATOR, fields=":0:display", values=("text",)),
    "server_page": Rule(fields=":more"),
    "server_form": Rule(fields=":0"),
    "server_formed": Rule(MODERATOR, fields=":0", form={"limit": "900", "clock": "day"}),
    "server_check": Rule(fields=":0"),
    "play_stop": Rule(fields=":live"),
    "play_also": Rule(fields=":live"),
    "results": Rule(fields=":0"),
    "results_set": Rule(MODERATOR, fields=":0:how", values=("spoiler",)),
    "results_form": Rule(fields=":0"),
    "results_formed": Rule(MODERATOR, fields=":0", form={"address": "https://games.example/civ"}),
    "check": Rule(fields=":0"),
    **dict(_reads("rules rules_pick rules_open rules_show", fields=":0:0:contents")),
    **dict(_reads("tutor_list", fields=":0")),
    **dict(_reads("tutor tutor_text", fields=":1:0")),
    **dict(_reads("tutor_do tutor_pick tutor_begin", fields=":1:0:play M1")),
    # Records: read by everyone, set by each for themselves, for a server by who manages it
    **dict(_reads("record record_public", fields=":civ:0")),
    **dict(_reads("ranks ranks_public", fields=":0:0:0")),
    "ranks_season": Rule(fields=":0:0:0", values=("0",)),
    **dict(_reads("own_records record_rules", fields=":0")),
    "own_records_set": Rule(fields=":0", values=("keep",)),
    "server_records": Rule(fields=":0"),
    "server_record": Rule(MODERATOR, fields=":0:season", values=("month",)),
    # Puzzles: what is kept is about the presser alone
    "puzzle_day": Rule(fields=":0"),
    "puzzle_show": Rule(fields=f":{PUZZLE}"),
    "puzzle_keep": Rule(fields=f":{PUZZLE}:on"),
    **dict(_reads("puzzle puzzle_pick puzzle_text puzzle_week puzzle_public", fields=f":{PUZZLE}:a")),
    # The deal of the week: everybody plays boards of their own
    "dup": Rule(fields=":0"),
    "dup_begin": Rule(fields=":0:1:normal"),
    "dup_how": Rule(fields=":0"),
    **dict(_reads("dup_do dup_pick dup_effect", fields=":20260302:0:0:play M1")),
    "dup_text": Rule(fields=":20260302:0"),
    "dup_table": Rule(fields=":20260302:all:normal"),
    **dict(_reads("dup_games dup_export", fields=":20260302")),
    **dict(_reads("dup_replay dup_replay_text", fields=":20260302:0:0:list g")),
    "dup_view": Rule(fields=":20260302:0:0", values=("g",)),
    # Copies of finished games: those who play in them alone see and change them, and no table is changed
    "copies": Rule(fields=":0"),
    "what_if": Rule(at=At.OVER, fields=":{table}:1:g"),
    **dict(_reads("copy copy_text copy_share copy_close", fields=":1")),
    "copy_shared": Rule(fields=":1", values=("{spectator}",)),
    **dict(_reads("copy_do copy_pick copy_begin", fields=":1:0:play M1")),
    "copy_undo": Rule(fields=":1:0"),
    # Reviews: each of those who have played has their own, and no table is changed
    "review": Rule(at=At.OVER, fields=":{table}"),
    "review_page": Rule(at=At.OVER, fields=":{table}:0"),
    **dict(_reads("review_replay review_try", At.OVER, fields=":{table}:1")),
    # One's own data: whoever presses decides about himself alone (`test_privacy`), so here nothing is deleted
    **dict(_reads("privacy_ask privacy_export privacy_keep", fields=":0")),
    "privacy_delete": Rule(fields=":not-offered"),
    # A person's who has left: the bot's owner alone sees and deletes it (`test_privacy`), here nobody's
    "person_formed": Rule(fields=":0", form={"user": "1"}),
    **dict(_reads("person_form", fields=":0")),
    **dict(_reads("person_ask person_export person_delete", fields=":1")),
    # Another game's tables, and tournaments: at a table of this game they change nothing, whoever forges them
    **dict(_reads("cal_any cal_any_sure cal_choose cal_nation cal_nothing", fields=":{table}:{version}")),
    **dict(_reads("cal_deputy cal_moves cal_zoom cal_explain cal_preview cal_outcome")),
    **dict(_reads("cal_share_items cal_share_done", fields=":{table}:{version}:0:0")),
    **dict(_reads("cal_share_much", fields=":{table}:{version}:0:0:0")),
    **dict(_reads("cal_map", fields=":{table}:0")),
    **dict(_reads("cal_for_any cal_none cal_option cal_replace", fields=":{table}:{version}:0")),
    **dict(_reads("cal_again cal_form cal_formed", fields=":{table}:{version}:position:0")),
    **dict(
        _reads(
            "t_restore t_restored t_accept t_appoint t_appoint_pick t_break t_broken t_decline t_resign t_resigned "
            "t_people t_people_pick t_print t_roster t_rostered t_word t_worded t_called "
            "t_archive t_call t_cancel t_cancelled t_check_in t_console t_here t_lost_here t_judge t_proof t_register "
            "t_withdraw",
            fields=":1",
        )
    ),
    **dict(_reads("t_break_end", fields=":1:1796500800")),
    **dict(_reads("t_book t_bracket t_standings t_tables", fields=":1:0")),
    **dict(
        _reads(
            "t_answer t_answered t_give t_given t_computer t_computed t_see_call t_call_pick t_judge_pick "
            "t_pick t_count",
            fields=":1:1",
        )
    ),
    "call_here": Rule(fields=":{table}:direct"),
    **dict(_reads("t_meant", fields=":1:0")),
    **dict(_reads("l_games", fields=":1:0")),
    **dict(_reads("l_rules l_leave", fields=":1")),
    **dict(_reads("t_announce", fields=":1796500800:0:0:0:0:30:0")),
    **dict(_reads("l_start", fields=":1796500800:2:24h:2")),
    **dict(_reads("l_open l_opened", fields=":0")),
    **dict(_reads("l_direct", fields=":1:0")),
    **dict(_reads("l_member_pick l_game_pick l_resign_pick", fields=":1")),
    **dict(_reads("l_member l_warn l_warned l_remove l_removed l_replace l_replaced", fields=":1:00000001")),
    **dict(_reads("l_game l_resign", fields=":1:1")),
    **dict(_reads("l_settle l_settled", fields=":1:1:annulled")),
    **dict(_reads("t_draw", fields=":1:0:1")),
    **dict(_reads("t_exclude t_excluded", fields=":1:1:1:silence:1")),
    **dict(_reads("t_spectator t_spectators", fields=":1:1:1")),
    **dict(_reads("t_look t_looked t_lot t_missing t_table t_table_here", fields=":1:1:1")),
    **dict(_reads("t_step t_stepped", fields=":1:draw")),
    **dict(_reads("t_order t_ordered", fields=":1:0:pause")),
    **dict(_reads("t_replace t_replaced", fields=":1:1:1:1")),
    **dict(_reads("t_accuse t_confirm t_confirmed t_penalise", fields=":1:1:1:cheating")),
}

_TABLE: Final = {"table": "{table}"}
_WHY: Final = {"reason": "because"}


def _own(names: str) -> Iterable[tuple[str, Rule]]:
    """Commands that show something of a table, or are about the person himself."""
    return ((f"civ {name}", Rule(options=_TABLE)) for name in names.split())


_OF_CUPS: Final = ("archive", "book", "bracket", "check-in", "draw", "register", "standings", "tables", "withdraw")

COMMANDS: Final[dict[str, Rule]] = {
    "civ new": Rule(may=ANYBODY, options={"players": 2}),
    **dict(_own("hand table away cancel resign join-game")),
    "civ play": Rule(may=ANYBODY, options={"speed": "live"}),
    "civ replay": Rule(at=At.OVER, options=_TABLE),
    "civ talk": Rule(options={"table": "{table}", "player": "{other}"}),
    **dict.fromkeys(("civ games", "civ next", "civ help", "civ tutorial"), Rule()),
    **dict.fromkeys(("civ puzzle", "civ what-if", "civ duplicate", "civ profile", "civ leaderboard"), Rule()),
    "rules": Rule(options={"about": "contents"}),
    "settings": Rule(),
    "server-settings": Rule(),
    "moderate close": Rule(MODERATOR, options=_TABLE | _WHY),
    "moderate pause": Rule(MODERATOR, options=_TABLE | _WHY),
    "moderate resume": Rule(may=MODERATOR, options=_TABLE | _WHY),
    "moderate hide": Rule(MODERATOR, options=_TABLE | _WHY),
    **{f"moderate {name}": Rule(options=_TABLE | _WHY) for name in ("unrate", "rate")},
    "moderate pairs": Rule(),
    "moderate talk": Rule(may=MODERATOR, options=_TABLE | _WHY | {"player": "{other}"}),
    **dict.fromkeys(("privacy show", "privacy export", "privacy delete"), Rule()),
    "calamity table": Rule(may=ANYBODY),
    "calamity explain": Rule(),
    **{f"calamity {name}": Rule(options=_TABLE) for name in ("draw", "map", "nation", "positions")},
    "tournament new": Rule(options={"name": "Cup", "start": "tomorrow", "referee": "{other}"}),
    **{f"tournament {name}": Rule() for name in _OF_CUPS},
    "tournament computers": Rule(options={"count": 3}),
    "tournament cancel": Rule(options=_WHY),
    **{f"tournament {name}": Rule(options={"person": "{other}"}) for name in ("appoint", "remove", "forget")},
    "league": Rule(),
    "referee console": Rule(),
    "referee call": Rule(options=_TABLE),
    "moderate bar": Rule(MODERATOR, options=_WHY | {"person": "{spectator}"}),
    "moderate unbar": Rule(MODERATOR, options=_WHY | {"person": "{banned}"}),
    # The menu at a person, which is called as it is said
    "Invite to my table": Rule(ON_TURN, At.LOBBY, options={"person": "{spectator}"}),
}
