"""The pages of the rules: their order and the clauses that each cites; `rules.ftl` has their words."""

from dataclasses import dataclass
from typing import Final

from bot.games.civ.words.naming import Level, levels_of

GAME: Final = "game"
EFFECTS: Final = "effects"
MORE: Final = "more"
CHAPTERS: Final = (GAME, EFFECTS, MORE)

LEVELS_TABLE: Final = "levels"
HEGEMONY_TABLE: Final = "hegemony"
SUPPLY_TABLE: Final = "supply"
SIZES_TABLE: Final = "sizes"
AID: Final = "aid"
GLOSSARY: Final = "glossary"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a page: `rules-TOPIC-KEY` and its clauses; `clause` is empty where it is about this bot.

    A *house rule* says what the printed book leaves open, or in what its editions differ: ‡ in the rules.
    """

    key: str
    clause: str = ""
    is_house_rule: bool = False


@dataclass(frozen=True, slots=True)
class Topic:
    """A page. `id` is its name in keys and addresses: letters only.

    A page on effects names their Domain and levels, and takes its title from them. `table` is what follows its
    first line, `near` the pages that belong beside it.
    """

    id: str
    chapter: str
    lines: tuple[Line, ...] = ()
    near: tuple[str, ...] = ()
    domain: str = ""
    levels: tuple[Level, ...] = ()
    table: str = ""


def _lines(**clauses: str) -> tuple[Line, ...]:
    """Return the lines by key; a clause written with ‡ is a house rule."""
    return tuple(Line(key, clause.removesuffix(" ‡"), clause.endswith("‡")) for key, clause in clauses.items())


def _permanent(id: str, domain: str, near: tuple[str, ...], lines: tuple[Line, ...]) -> Topic:
    levels = tuple(level for level in levels_of(domain) if level != "sacrifice")
    return Topic(id, EFFECTS, lines, near, domain, levels)


def _sacrifice(id: str, domain: str, near: tuple[str, ...], lines: tuple[Line, ...]) -> Topic:
    return Topic(id, EFFECTS, lines, near, domain, ("sacrifice",))


_GAME: Final = (
    Topic(
        "goal",
        GAME,
        _lines(domains="§1.1", effects="§3.2", hegemony="§7.1", majority="§7.3"),
        ("turn", "effects", "hegemony", "points"),
    ),
    Topic(
        "setup",
        GAME,
        _lines(cards="§1.1", players="§1.2", box="§1.2", deck="§1.2", first="§1.3", deal="§1.4"),
        ("draft", "turn", "open"),
        table=SUPPLY_TABLE,
    ),
    Topic(
        "draft",
        GAME,
        _lines(keep="§1.5", **{"pass": "§1.5"}, centre="§1.5", start="§1.5", here=""),
        ("setup", "turn", "open"),
    ),
    Topic(
        "turn",
        GAME,
        _lines(order="§2", play="§2.1", effects="§2.2", draw="§2.3", hegemony="§7.1"),
        ("playing", "effects", "handsize", "hegemony"),
    ),
    Topic(
        "playing",
        GAME,
        _lines(one="§2.1", counts="§3.2, §3.3", skip="§2.1", more="§3.6", age="§5.1"),
        ("turn", "embargo", "economy", "science"),
    ),
    Topic(
        "effects",
        GAME,
        _lines(
            permanent="§3.2",
            level="§3.2",
            sacrifice="§3.3",
            once="§3.1",
            whole="§3.4",
            possible="§3.5 ‡",
        ),
        ("aid", "turn", "culture"),
        table=LEVELS_TABLE,
    ),
    Topic(
        "handsize",
        GAME,
        _lines(limit="§2.4, §4.2", draw="§2.3", maximum="§2.4", short="§2.3"),
        ("religion", "turn", "culture"),
        table=SIZES_TABLE,
    ),
)
_EFFECTS: Final = (
    _permanent("military", "M", ("attack", "effects"), _lines(one="§4.1", two="§4.1", choose="§3.5, §3.7", why="§2.3")),
    _permanent(
        "religion", "R", ("inquisition", "handsize"), _lines(one="§4.2", two="§4.2", always="§4.2", when="§4.2")
    ),
    _permanent(
        "economy",
        "E",
        ("embargo", "playing", "effects"),
        _lines(one="§4.3", two="§4.3", need="§4.3, §3.5", embargo="§3.6"),
    ),
    _permanent(
        "science",
        "S",
        ("leap", "playing", "effects"),
        _lines(one="§4.4", two="§4.4", again="§4.4", enough="§4.4, §3.5", embargo="§3.6"),
    ),
    _permanent(
        "culture",
        "C",
        ("effects", "religion"),
        _lines(who="§6.1", what="§6.1", better="§6.2 ‡", yours="§6.3", coin="§6.5", religion="§6.4 ‡", again="§6.5"),
    ),
    _permanent("utopia", "U", ("democracy", "effects"), _lines(one="§4.5", two="§4.5", any="§4.5, §3.7", need="§3.5")),
    _sacrifice(
        "attack",
        "M",
        ("military", "effects"),
        _lines(do="§5.1", need="§5.1", others="§5.1", lowest="§5.1 ‡", mate="§5.1"),
    ),
    _sacrifice("inquisition", "R", ("religion", "open"), _lines(do="§5.2", take="§5.2", empty="§5.2", secret="§1.6")),
    _sacrifice("embargo", "E", ("economy", "playing"), _lines(do="§5.3 ‡", forbids="§5.3", allows="§5.3", ends="§5.3")),
    _sacrifice("leap", "S", ("science", "end"), _lines(do="§5.4", any="§3.7", short="§5.4", end="§7.2")),
    _sacrifice("democracy", "U", ("utopia", "hegemony"), _lines(do="§5.5 ‡", more="§5.5", marker="§5.6")),
)
_MORE: Final = (
    Topic(
        "end",
        MORE,
        _lines(hegemony="§7.1", deck="§7.2", still="§7.2", points="§7.3", alone="§9.1"),
        ("hegemony", "points", "leaving"),
    ),
    Topic(
        "hegemony",
        MORE,
        _lines(win="§7.1", start="§9.1", democracy="§5.5", tournament="§7.1"),
        ("points", "democracy", "end"),
        table=HEGEMONY_TABLE,
    ),
    Topic("points", MORE, _lines(score="§7.3", most="§7.3", tie="§7.4", shared="§7.4 ‡"), ("end", "hegemony", "teams")),
    Topic(
        "teams",
        MORE,
        _lines(seats="§8.1", hegemony="§8.1", points="§8.1", tie="§8.2 ‡", hidden="§8.2", others="§5.1, §6.1"),
        ("points", "attack", "culture"),
    ),
    Topic(
        "open",
        MORE,
        _lines(public="§1.6", discards="§1.3", ages="§1.6", secret="§1.6"),
        ("talk", "inquisition", "teams"),
    ),
    Topic(
        "talk", MORE, _lines(free="", binding="", cards="§1.6", mates="§8.2", here=""), ("open", "inquisition", "teams")
    ),
    Topic(
        "leaving",
        MORE,
        _lines(cards="§9.1", same="§9.1", last="§9.1", draft="§9.1", here=""),
        ("end", "undo"),
    ),
    Topic(
        "tournaments",
        MORE,
        _lines(
            size="§10.1",
            rounds="§10.2",
            first="§10.3",
            draft="§10.4",
            talk="§10.6",
            table="",
            here="",
        ),
        ("refereeing", "draft", "hegemony"),
    ),
    Topic(
        "refereeing",
        MORE,
        _lines(referee="§10.1", mistakes="§9.2, §9.4", shared="§10.8 ‡", layout="§10.5", chance="§10.2"),
        ("tournaments", "undo", "leaving"),
    ),
    Topic(
        "fair",
        MORE,
        _lines(cards="", seat="", votes="", place="", pings="", channel="", more=""),
        ("undo", "leaving", "talk"),
    ),
    Topic("undo", MORE, _lines(what="", hidden="", end="", void="§9.3"), ("turn", "leaving", "tournaments")),
    Topic(AID, MORE, (), ("effects", "hegemony", "handsize")),
    Topic(GLOSSARY, MORE),
)
TOPICS: Final = {topic.id: topic for topic in (*_GAME, *_EFFECTS, *_MORE)}
"""All pages by id, in the order of the book."""

ENTRIES: Final = {
    "age": ("term-age", "setup"),
    "box": ("term-box", "setup"),
    "classic": ("setup-classic", "setup"),
    "coin": ("culture-coin", "culture"),
    "deck": ("deck", "setup"),
    "sacrifice": ("effects-sacrifice", "effects"),
    "discard-pile": ("discard-pile", "utopia"),
    "domain": ("term-domain", "goal"),
    "draft": ("setup-draft", "draft"),
    "face-down": ("term-face-down", "embargo"),
    "first-player": ("first-player", "setup"),
    "hand": ("hand", "open"),
    "hand-size": ("hand-size", "handsize"),
    "hegemony": ("hegemony", "hegemony"),
    "level": ("term-level", "effects"),
    "majority": ("term-majority", "points"),
    "marker": ("term-marker", "democracy"),
    "permanent": ("effects-permanent", "effects"),
    "play-area": ("play-area", "playing"),
    "player-aid": ("term-player-aid", AID),
    "point": ("term-point", "points"),
    "round": ("term-round", "end"),
    "step": ("term-step", "turn"),
    "tie": ("term-tie", "points"),
    "turn": ("term-turn", "turn"),
}
"""The glossary: the key of each entry's word and the page that explains more; `glossary-ENTRY` explains it."""
