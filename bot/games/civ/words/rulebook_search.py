"""Search from typed text to a page of the rules, by title, by the words of `rules-TOPIC-words` or by clause.

Texts about calamities, privacy, clocks and pings lead to the command that explains them.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from bot.games.civ.words.rulebook import AID, ENTRIES, GLOSSARY, TOPICS, Topic
from bot.games.civ.words.rulebook_text import topic_title
from bot.i18n.catalogue import Localizer
from bot.i18n.names import fold_text

NEAREST: Final = 5
MOST_TYPED: Final = 100
"""Characters that are compared: comparing the 6,000 of an option with every word would hold up everyone."""
_ALIKE: Final = 0.6
"""Two words this similar, from 0 to 1, count as alike."""


@dataclass(frozen=True, slots=True)
class Found:
    """A page and its title."""

    topic: Topic
    title: str


def suggest(localizer: Localizer, typed: str) -> tuple[Found, ...]:
    """Return the pages that `typed` may mean, the likeliest first; without text all, with general ones first."""
    wanted = _fold_query(typed)
    ranked = [
        (_rank(localizer, topic, wanted), Found(topic, topic_title(localizer, topic))) for topic in TOPICS.values()
    ]
    return tuple(found for rank, found in sorted(ranked, key=lambda each: each[0]) if rank < _NOT)


def resolve(localizer: Localizer, typed: str) -> Topic | None:
    """Return the one page that `typed` means, by name, title or word, or as the only suggestion; else None."""
    wanted = _fold_query(typed)
    if wanted in TOPICS:
        return TOPICS[wanted]
    found = suggest(localizer, typed) if wanted else ()
    exact = [each.topic for each in found if wanted in _names(localizer, each.topic)]
    sure = exact or [each.topic for each in found]
    return sure[0] if len(sure) == 1 else None


def nearest_topics(localizer: Localizer, typed: str) -> tuple[Found, ...]:
    """Return pages to offer where `typed` names none: those that contain it, else those with similar spelling."""
    wanted = _fold_query(typed)
    found = suggest(localizer, typed) if wanted else ()
    if found:
        return found[:NEAREST]
    scored = [(_likeness(localizer, topic, wanted), number) for number, topic in enumerate(TOPICS.values())]
    # of pages as near as each other the rulebook's first
    best = sorted((each for each in scored if each[0] >= _ALIKE), key=lambda each: (-each[0], each[1]))
    topics = tuple(TOPICS.values())
    return tuple(Found(topics[number], topic_title(localizer, topics[number])) for _, number in best[:NEAREST])


def _fold_query(typed: str) -> str:
    return fold_text(typed[:MOST_TYPED])


_NOT: Final = 6
_WIDE: Final = ("goal", "turn", AID, GLOSSARY)
"""Pages that lead on to many others."""


def _rank(localizer: Localizer, topic: Topic, wanted: str) -> int:
    """Return how well a page fits, 0 best: equal, prefix, in the title, by a word, by clause, by all words."""
    if not wanted:
        return int(topic.id not in _WIDE)
    name = fold_text(topic_title(localizer, topic))
    known = list(_words(localizer, topic))
    if wanted == name or wanted in known:
        return 0
    if any(part.startswith(wanted) for part in (name, *name.replace(":", " ").split())):
        return 1
    if wanted in name:
        return 2
    if any(wanted in word for word in known):
        return 3
    if wanted.lstrip("§") in _clauses(topic):
        return 4
    everything = " ".join([name, *known])
    return 5 if all(word in everything for word in wanted.split()) else _NOT


def _names(localizer: Localizer, topic: Topic) -> tuple[str, ...]:
    """Return the texts that mean exactly this page."""
    return fold_text(topic_title(localizer, topic)), *_words(localizer, topic)


def _words(localizer: Localizer, topic: Topic) -> Iterator[str]:
    """Yield the words by which a page is found: its effects, the words in its catalogue, those of the glossary."""
    if topic.domain:
        parts = topic_title(localizer, topic)
        yield fold_text(parts)
    yield from filter(None, map(fold_text, localizer.say(f"rules-{topic.id}-words").split(",")))
    yield from (fold_text(localizer.say(key)) for key, page in ENTRIES.values() if page == topic.id)


def _clauses(topic: Topic) -> Sequence[str]:
    return [clause.lstrip("§") for line in topic.lines if line.clause for clause in line.clause.split(", ")]


def _likeness(localizer: Localizer, topic: Topic, wanted: str) -> float:
    known = [*fold_text(topic_title(localizer, topic)).replace(":", " ").split(), *_names(localizer, topic)]
    return max(SequenceMatcher(None, wanted, word).ratio() for word in known)


REDIRECTS: Final = ("privacy", "clocks", "pings")
"""By the keys `NAME-elsewhere` and `NAME-elsewhere-words`."""
OtherGames = Mapping[str, Callable[[Localizer], Iterable[str]]]
"""The other games that the bot has: by the name in the keys `NAME-elsewhere` and `NAME-elsewhere-words`, further words
that people may type for it."""


def find_redirect(localizer: Localizer, typed: str, others: OtherGames, on: Collection[str]) -> str | None:
    """Return the text that says where to find what a word or a phrase in `typed` names; None where nothing does.

    Of the `others` only those in `on` are switched on there.
    """
    wanted = f" {_fold_query(typed)} "
    named = (
        name
        for name in (*others, *REDIRECTS)
        if any(f" {word} " in wanted for word in _redirect_words(localizer, name, others))
    )
    name = next(named, None)
    if name in others and name not in on:
        return localizer.say("features-more", features=localizer.say(f"feature-{name}"))
    return None if name is None else localizer.say(f"{name}-elsewhere")


def _redirect_words(localizer: Localizer, name: str, others: OtherGames) -> Iterator[str]:
    yield from filter(None, map(fold_text, localizer.say(f"{name}-elsewhere-words").split(",")))
    if name in others:
        yield from map(fold_text, others[name](localizer))
