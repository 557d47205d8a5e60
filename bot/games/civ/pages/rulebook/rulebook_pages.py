"""Pages of the rules as messages: the contents, a topic, the player aid, the glossary."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import CustomId, Nothing, Verb, number
from bot.discord.sheet import MOST_OPTION, Button, SelectOption, Sheet, Style
from bot.discord.symbols import ACCENT, ALERT
from bot.games.civ.words.naming import icon
from bot.games.civ.words.player_aid_text import COUNTS, aid_alts, aid_text
from bot.games.civ.words.rulebook import AID, CHAPTERS, ENTRIES, GLOSSARY, TOPICS, Topic
from bot.games.civ.words.rulebook_search import Found
from bot.games.civ.words.rulebook_text import alt, body, entries, topic_title
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, cut
from bot.i18n.facts import cut_at_facts
from bot.pages.addresses.table import ActionText

# Where their buttons lead: to a page, for so many players


@dataclass(frozen=True, slots=True)
class AtPage:
    """A page of the rules."""

    nothing: Nothing
    players: Annotated[int, number(0, 9_999_999)]
    """How many the player aid is for; 0 where no table is known."""
    page: ActionText
    """A topic or the contents; after a space, what keeps two buttons to one page apart."""


PageVerb = Verb[AtPage, [int, int, str]]
TURN_PAGE: Final = Verb("rules", AtPage)
PICK_PAGE: Final = Verb("rules_pick", AtPage)
OPEN_PAGE: Final = Verb("rules_open", AtPage)
SHOW_PAGE: Final = Verb("rules_show", AtPage)
VERBS: Final = frozenset(verb.name for verb in (TURN_PAGE, PICK_PAGE, OPEN_PAGE, SHOW_PAGE))
"""What the components of a page ask for."""


# The pages

PICTURE: Final = "rules.png"
"""The picture of a page, and the first of the player aid's."""
CONTENTS: Final = "contents"
COVER: Final = TOPICS["goal"]
"""The page whose picture stands above the contents."""
TEXT: Final = "text"
"""Of an address: the player aid in words."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a reader is: a page, or the contents; `players` is how many the player aid is for."""

    topic: Topic | None
    players: int
    is_text: bool = False

    @property
    def is_aid(self) -> bool:
        """Whether this is the player aid."""
        return self.topic is not None and self.topic.id == AID

    @property
    def pictured(self) -> Topic | None:
        """The page whose small picture is shown; None where there is none of that kind."""
        shown = self.topic or COVER
        return None if shown.id in (AID, GLOSSARY) else shown

    def address(
        self, topic: str, mark: str = "", *, players: int | None = None, verb: PageVerb = TURN_PAGE
    ) -> CustomId:
        """Return where a press leads from here; `mark` keeps two buttons to one page apart."""
        return verb.to(0, players or self.players, f"{topic} {mark}".rstrip())


def rule_page(
    place: Place,
    localizer: Localizer,
    *,
    has_picture: bool,
    has_text: bool,
    note: str = "",
    is_public: bool = False,
    others: Iterable[str] = (),
) -> Sheet:
    """Return a page with its picture, if it has one, and ways to other pages; a public one has a single way in.

    The contents say where to find the `others`, games by the names of `OtherGames`.
    """
    topic = place.topic
    sheet = Sheet(ACCENT).text(f"### {_title(place, localizer)}")
    if has_picture and place.is_aid:
        for number, texts in enumerate(aid_alts(localizer, place.players)):
            sheet.picture(picture_name(number), cut_at_facts(texts, localizer, MOST_ALT))
    elif has_picture and place.pictured is not None:
        sheet.picture(picture_name(0), alt(localizer, place.pictured))
    if note:
        sheet.text(f"-# {note}")
    if place.is_aid:
        if has_text or place.is_text or not has_picture:
            sheet.text(aid_text(localizer, place.players))
    else:
        sheet.text(_page_text(place, localizer, others))
    if is_public:
        return _way_in(sheet, place, localizer)
    if topic is None:
        _contents(sheet, place, localizer)
    else:
        _ways_on(sheet, place, topic, localizer, has_text=has_text or place.is_text or not has_picture)
    return sheet


def unknown_page(place: Place, localizer: Localizer, text: str, near: Sequence[Found]) -> Sheet:
    """Return the page for what no page is sure to answer: a text, the pages nearest to it, if any, and all of them."""
    sheet = Sheet(ACCENT if near else ALERT).text(text)
    if near:
        sheet.buttons([Button(place.address(found.topic.id), found.title, Style.primary) for found in near])
    _selects(sheet, place, localizer)
    return sheet


def picture_name(number: int) -> str:
    """Return the file name of a page's picture, counted from 0. Each stands alone: two in a gallery are shown small."""
    return f"rules-{number}.png" if number else PICTURE


def _title(place: Place, localizer: Localizer) -> str:
    if place.topic is None:
        return localizer.say("rules-title")
    return localizer.say("aid-title", players=place.players) if place.is_aid else topic_title(localizer, place.topic)


def _page_text(place: Place, localizer: Localizer, others: Iterable[str]) -> str:
    if place.topic is None:
        return "\n-# ".join([localizer.say("rules-intro"), *(localizer.say(f"{name}-elsewhere") for name in others)])
    if place.topic.id == GLOSSARY:
        return localizer.say("rules-glossary-intro")  # the select below has all words with their meanings
    return body(localizer, place.topic)


# Ways to these pages from others, and among them


def rules_button(localizer: Localizer) -> Button:
    """Return the button that opens the contents from anywhere."""
    return Button(OPEN_PAGE.to(0, 0, CONTENTS), localizer.say("key-rules-open"))


def _way_in(sheet: Sheet, place: Place, localizer: Localizer) -> Sheet:
    button = localizer.say("key-rules-open")
    sheet.text(f"-# {localizer.say('rules-shown', button=button)}")
    topic = place.topic.id if place.topic else CONTENTS
    return sheet.buttons([Button(place.address(topic, verb=OPEN_PAGE), button)])


def _contents(sheet: Sheet, place: Place, localizer: Localizer) -> None:
    _selects(sheet, place, localizer)
    first = [Button(place.address(COVER.id), topic_title(localizer, COVER), Style.primary)]
    rest = [Button(place.address(topic), topic_title(localizer, TOPICS[topic])) for topic in ("turn", AID, GLOSSARY)]
    sheet.buttons([*first, *rest])


def _ways_on(sheet: Sheet, place: Place, topic: Topic, localizer: Localizer, *, has_text: bool) -> None:
    if topic.id == AID:
        sheet.buttons(_counts(place, localizer, has_text=has_text))
    if topic.id == GLOSSARY:
        lines = [
            SelectOption(f"{ENTRIES[entry][1]} {entry}", term, cut(text, MOST_OPTION))
            for entry, term, text in entries(localizer)
        ]
        address = place.address("glossary", verb=PICK_PAGE)
        sheet.select(address, localizer.say("pick-rules-glossary"), lines, least=1, most=1)
    if topic.near:
        sheet.buttons([_button_to(place, near, localizer) for near in topic.near])
    _select(sheet, place, localizer, topic.chapter)
    sheet.buttons(_turning(place, topic, localizer))


def _counts(place: Place, localizer: Localizer, *, has_text: bool) -> list[Button]:
    """Return the buttons to the aid for other numbers of players, and to the aid in words."""
    buttons = [
        Button(
            place.address(AID, "count", players=count),
            localizer.say("option-players", count=count),
            Style.primary if count == place.players else Style.secondary,
            is_disabled=count == place.players,
        )
        for count in COUNTS
    ]
    return buttons if has_text else [*buttons, Button(place.address(AID, TEXT), localizer.say("key-text"))]


def _button_to(place: Place, topic: str, localizer: Localizer) -> Button:
    found = TOPICS[topic]
    return Button(place.address(topic, "near"), topic_title(localizer, found), emoji=_icon(found, localizer))


def _icon(topic: Topic, localizer: Localizer) -> str | None:
    return icon(localizer, topic.domain) if topic.domain else None


def _turning(place: Place, topic: Topic, localizer: Localizer) -> list[Button]:
    order = list(TOPICS)
    number = order.index(topic.id)
    back, on = order[max(0, number - 1)], order[min(len(order) - 1, number + 1)]
    return [
        Button(place.address(back, "back"), localizer.say("key-rules-back"), is_disabled=number == 0),
        Button(place.address(CONTENTS), localizer.say("key-rules-contents")),
        Button(place.address(on, "next"), localizer.say("key-rules-next"), is_disabled=number == len(order) - 1),
        Button(place.address(topic.id, verb=SHOW_PAGE), localizer.say("key-show-here")),
    ]


def _selects(sheet: Sheet, place: Place, localizer: Localizer) -> None:
    for chapter in CHAPTERS:
        _select(sheet, place, localizer, chapter)


def _select(sheet: Sheet, place: Place, localizer: Localizer, chapter: str) -> None:
    lines = [
        SelectOption(
            topic.id, topic_title(localizer, topic), emoji=_icon(topic, localizer), is_chosen=topic == place.topic
        )
        for topic in TOPICS.values()
        if topic.chapter == chapter
    ]
    # Another select on each page: a client sends no second time what one shows already (discord-api-docs #4801), and
    # buttons lead away from what was chosen.
    here = place.topic.id if place.topic else ""
    address = place.address(f"in {chapter}", here, verb=PICK_PAGE)
    sheet.select(address, localizer.say(f"pick-rules-{chapter}"), lines, least=1, most=1)
