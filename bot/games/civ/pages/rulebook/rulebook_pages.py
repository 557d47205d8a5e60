"""Pages of the rules as messages: the contents, a topic, the player aid, the glossary."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.discord.routing import CustomId
from bot.discord.sheet import MOST_OPTION, Key, Line, Sheet, Style
from bot.discord.symbols import ACCENT, ALERT
from bot.games.civ.pages.rulebook.addresses import OPEN_PAGE, PICK_PAGE, SHOW_PAGE, TURN_PAGE, PageVerb
from bot.games.civ.words.player_aid_text import COUNTS, aid_alts, aid_text
from bot.games.civ.words.rulebook import AID, CHAPTERS, ENTRIES, GLOSSARY, TOPICS, Topic
from bot.games.civ.words.rulebook_search import Found
from bot.games.civ.words.rulebook_text import alt, body, entries, glossary, topic_title
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import MOST_ALT, cut
from bot.i18n.facts import cut_at_facts

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
        """Where a press leads from here; `mark` keeps two buttons to one page apart."""
        return verb.to(0, players or self.players, f"{topic} {mark}".rstrip())


def rule_page(
    place: Place, speaker: Speaker, *, has_picture: bool, has_text: bool, note: str = "", is_public: bool = False
) -> Sheet:
    """A page with its picture, where there is one, and ways to others; a public one has a single way in."""
    topic = place.topic
    sheet = Sheet(ACCENT).text(f"### {_title(place, speaker)}")
    if has_picture and place.is_aid:
        for number, texts in enumerate(aid_alts(speaker, place.players)):
            sheet.picture(picture_name(number), cut_at_facts(texts, speaker, MOST_ALT))
    elif has_picture and place.pictured is not None:
        sheet.picture(picture_name(0), alt(speaker, place.pictured))
    if note:
        sheet.text(f"-# {note}")
    if place.is_aid:
        if has_text or place.is_text or not has_picture:
            sheet.text(aid_text(speaker, place.players))
    else:
        sheet.text(_page_text(place, speaker))
    if is_public:
        return _way_in(sheet, place, speaker)
    if topic is None:
        _contents(sheet, place, speaker)
    else:
        _ways_on(sheet, place, topic, speaker, has_text=has_text or place.is_text or not has_picture)
    return sheet


def unknown_page(place: Place, speaker: Speaker, text: str, near: Sequence[Found]) -> Sheet:
    """There is no such page: what was typed, the nearest pages, and all of them."""
    sheet = Sheet(ALERT).text(text)
    if near:
        sheet.text(speaker.say("rules-nearest"))
        sheet.keys([Key(place.address(found.topic.id), found.title, Style.primary) for found in near])
    _selects(sheet, place, speaker)
    return sheet


def picture_name(number: int) -> str:
    """The file of a page's picture, counted from 0: each stands by itself, since two in one gallery are shown small."""
    return f"rules-{number}.png" if number else PICTURE


def _title(place: Place, speaker: Speaker) -> str:
    if place.topic is None:
        return speaker.say("rules-title")
    return speaker.say("aid-title", players=place.players) if place.is_aid else topic_title(speaker, place.topic)


def _page_text(place: Place, speaker: Speaker) -> str:
    if place.topic is None:
        return f"{speaker.say('rules-intro')}\n-# {speaker.say('calamities-elsewhere')}"
    if place.topic.id == GLOSSARY:
        return f"{speaker.say('rules-glossary-intro')}\n{glossary(speaker)}"
    return body(speaker, place.topic)


# Ways to these pages from others, and among them


def aid_key(players: int, speaker: Speaker) -> Key:
    """The way to the player aid from a hand: it opens beside it."""
    return Key(Place(TOPICS[AID], players).address(AID, verb=OPEN_PAGE), speaker.say("key-aid"))


def rules_key(speaker: Speaker) -> Key:
    """The way to the contents, from anywhere."""
    return Key(OPEN_PAGE.to(0, 0, CONTENTS), speaker.say("key-rules-open"))


def _way_in(sheet: Sheet, place: Place, speaker: Speaker) -> Sheet:
    button = speaker.say("key-rules-open")
    sheet.text(f"-# {speaker.say('rules-shown', button=button)}")
    topic = place.topic.id if place.topic else CONTENTS
    return sheet.keys([Key(place.address(topic, verb=OPEN_PAGE), button)])


def _contents(sheet: Sheet, place: Place, speaker: Speaker) -> None:
    _selects(sheet, place, speaker)
    first = [Key(place.address(COVER.id), topic_title(speaker, COVER), Style.primary)]
    rest = [Key(place.address(topic), topic_title(speaker, TOPICS[topic])) for topic in ("turn", AID, GLOSSARY)]
    sheet.keys([*first, *rest])


def _ways_on(sheet: Sheet, place: Place, topic: Topic, speaker: Speaker, *, has_text: bool) -> None:
    if topic.id == AID:
        sheet.keys(_counts(place, speaker, has_text=has_text))
    if topic.id == GLOSSARY:
        lines = [
            Line(f"{ENTRIES[entry][1]} {entry}", term, cut(text, MOST_OPTION)) for entry, term, text in entries(speaker)
        ]
        address = place.address("glossary", verb=PICK_PAGE)
        sheet.select(address, speaker.say("pick-rules-glossary"), lines, least=1, most=1)
    if topic.near:
        sheet.keys([_key_to(place, near, speaker) for near in topic.near])
    _select(sheet, place, speaker, topic.chapter)
    sheet.keys(_turning(place, topic, speaker))


def _counts(place: Place, speaker: Speaker, *, has_text: bool) -> list[Key]:
    """The aid for other numbers of players, and in words."""
    keys = [
        Key(
            place.address(AID, "count", players=count),
            speaker.say("option-players", count=count),
            Style.primary if count == place.players else Style.secondary,
            is_disabled=count == place.players,
        )
        for count in COUNTS
    ]
    return keys if has_text else [*keys, Key(place.address(AID, TEXT), speaker.say("key-text"))]


def _key_to(place: Place, topic: str, speaker: Speaker) -> Key:
    found = TOPICS[topic]
    return Key(place.address(topic, "near"), topic_title(speaker, found), emoji=_icon(found, speaker))


def _icon(topic: Topic, speaker: Speaker) -> str | None:
    return speaker.icons.of(topic.domain) if topic.domain else None


def _turning(place: Place, topic: Topic, speaker: Speaker) -> list[Key]:
    order = list(TOPICS)
    number = order.index(topic.id)
    back, on = order[max(0, number - 1)], order[min(len(order) - 1, number + 1)]
    return [
        Key(place.address(back, "back"), speaker.say("key-rules-back"), is_disabled=number == 0),
        Key(place.address(CONTENTS), speaker.say("key-rules-contents")),
        Key(place.address(on, "next"), speaker.say("key-rules-next"), is_disabled=number == len(order) - 1),
        Key(place.address(topic.id, verb=SHOW_PAGE), speaker.say("key-rules-show")),
    ]


def _selects(sheet: Sheet, place: Place, speaker: Speaker) -> None:
    for chapter in CHAPTERS:
        _select(sheet, place, speaker, chapter)


def _select(sheet: Sheet, place: Place, speaker: Speaker, chapter: str) -> None:
    lines = [
        Line(topic.id, topic_title(speaker, topic), emoji=_icon(topic, speaker), is_chosen=topic == place.topic)
        for topic in TOPICS.values()
        if topic.chapter == chapter
    ]
    # Another select on each page: a client sends no second time what one shows already (discord-api-docs #4801), and
    # buttons lead away from what was chosen.
    here = place.topic.id if place.topic else ""
    address = place.address(f"in {chapter}", here, verb=PICK_PAGE)
    sheet.select(address, speaker.say(f"pick-rules-{chapter}"), lines, least=1, most=1)
