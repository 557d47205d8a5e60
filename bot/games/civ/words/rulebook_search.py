"""Search from typed text to a page of the rules, by title, by the words of `rules-TOPIC-words`, by clause, or, where
nothing of this has the whole text, by the words of a question.

Texts about calamities, privacy, clocks and pings lead to the command that explains them.
"""

import math
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache, partial
from typing import Any, Final, cast

import snowballstemmer  # pyright: ignore[reportMissingTypeStubs]  # it has none

from bot.games.civ.words.rulebook import AID, ENTRIES, GLOSSARY, TOPICS, Topic
from bot.games.civ.words.rulebook_text import body, topic_title
from bot.i18n.catalogue import Localizer
from bot.i18n.names import fold_text

NEAREST: Final = 5
MOST_TYPED: Final = 100
"""Characters that are compared: comparing the 6,000 of an option with every word would hold up everyone."""


@dataclass(frozen=True, slots=True)
class Found:
    """A page and its title."""

    topic: Topic
    title: str


def suggest(localizer: Localizer, typed: str) -> tuple[Found, ...]:
    """Return the pages that `typed` may mean, the likeliest first; without text all, with general ones first.

    Where no page has the text as it is typed, it is read as a question: at most `NEAREST` pages answer it.
    """
    wanted = _fold_query(typed)
    ranked = [
        (_rank(localizer, topic, wanted), Found(topic, topic_title(localizer, topic))) for topic in TOPICS.values()
    ]
    found = tuple(each for rank, each in sorted(ranked, key=lambda each: each[0]) if rank < _NOT)
    return found or tuple(Found(topic, topic_title(localizer, topic)) for topic, _ in _answers(localizer, wanted))


def resolve(localizer: Localizer, typed: str) -> Topic | None:
    """Return the one page that `typed` means, by name, title or word, or as the only one that has it; else None."""
    wanted = _fold_query(typed)
    if wanted in TOPICS:
        return TOPICS[wanted]
    found = [topic for topic in TOPICS.values() if wanted and _rank(localizer, topic, wanted) < _NOT]
    sure = [topic for topic in found if wanted in _names(localizer, topic)]
    if not sure and _index(localizer).stems_of(wanted):  # “allowed” may be in the words of one page by chance
        sure = found
    return sure[0] if len(sure) == 1 else None


def answer(localizer: Localizer, typed: str) -> Topic | None:
    """Return the page that by far best answers a question of several words; None where others come near."""
    wanted = _fold_query(typed)
    answers = _answers(localizer, wanted)
    if " " not in wanted or not answers:
        return None
    (topic, best), *others = answers
    return topic if all(best >= _CLEAR * score for _, score in others) else None


def nearest_topics(localizer: Localizer, typed: str) -> tuple[Found, ...]:
    """Return up to `NEAREST` pages to offer where `typed` names none."""
    return suggest(localizer, typed)[:NEAREST] if _fold_query(typed) else ()


@dataclass(frozen=True, slots=True)
class Lookup:
    """What `/rules` answers: a page; else a text that says where to find it; else, or beside it, pages to offer."""

    page: Topic | None = None
    redirect: str | None = None
    near: tuple[Found, ...] = ()


def look_up(localizer: Localizer, typed: str, others: "OtherGames", on: Collection[str]) -> Lookup:
    """Return what answers a word, a phrase or a question; `others` and `on` are those of `find_redirect`.

    A redirect is given only where no page answers: “how long” asks for clocks, “how long does an embargo last” doesn’t.
    """
    page = resolve(localizer, typed)
    if page is None and (name := _redirect(localizer, typed, others)) is not None:
        page = _named_beside(localizer, typed, _redirect_words(localizer, name, others))
        if page is None:
            text = find_redirect(localizer, typed, others, on)
            return Lookup(redirect=text, near=nearest_topics(localizer, typed))
    page = page or answer(localizer, typed)
    return Lookup(page) if page is not None else Lookup(near=nearest_topics(localizer, typed))


def _named_beside(localizer: Localizer, typed: str, words: Iterable[str]) -> Topic | None:
    """Return the one page that `typed` names by its title, beside these words; None where it names none, or several.

    All words of one part of the title name it, such as “Undo” and “taking a move back”, of which “moved” is none. Stems
    that many pages are found by, such as those of “turn” and “card”, name none.
    """
    rest, index = f" {_fold_query(typed)} ", _index(localizer)
    for word in sorted(words, key=len, reverse=True):
        rest = rest.replace(f" {word} ", "  ")
    said = {stem for stem in index.stems_of(rest) if _is_telling(index, stem)}
    sure = [topic for topic in TOPICS.values() if topic.id not in _WIDE and _is_named(localizer, topic, said)]
    return sure[0] if len(sure) == 1 else None


def _is_named(localizer: Localizer, topic: Topic, said: Collection[str]) -> bool:
    parts = map(_index(localizer).stems_of, re.split("[:,]", fold_text(topic_title(localizer, topic))))
    return any(stems and all(stem in said for stem in stems) for stems in parts)


def _is_telling(index: "_Index", stem: str) -> bool:
    return sum(weight > _IN_BODY for weight in index.weights.get(stem, {}).values()) <= _FEW


def _fold_query(typed: str) -> str:
    return fold_text(typed[:MOST_TYPED])


_NOT: Final = 5
_WIDE: Final = ("goal", "turn", AID, GLOSSARY)
"""Pages that lead on to many others."""


def _rank(localizer: Localizer, topic: Topic, wanted: str) -> int:
    """Return how well a page fits a text, 0 best: equal, prefix, in the title, in a word, by clause; else `_NOT`."""
    if not wanted:
        return int(topic.id not in _WIDE)
    name, *known = _names(localizer, topic)
    if wanted == name or wanted in known:
        return 0
    if any(part.startswith(wanted) for part in (name, *name.replace(":", " ").split())):
        return 1
    if wanted in name:
        return 2
    if any(wanted in word for word in known):
        return 3
    return 4 if wanted.lstrip("§") in _clauses(topic) else _NOT


def _names(localizer: Localizer, topic: Topic) -> tuple[str, ...]:
    """Return the texts that mean exactly this page, its title first."""
    return _folded_names(localizer)[topic]


@lru_cache(maxsize=16)  # a language each
def _folded_names(localizer: Localizer) -> Mapping[Topic, tuple[str, ...]]:
    return {topic: _folded_names_of(localizer, topic) for topic in TOPICS.values()}


def _folded_names_of(localizer: Localizer, topic: Topic) -> tuple[str, ...]:
    return fold_text(topic_title(localizer, topic)), *_words(localizer, topic)


def _words(localizer: Localizer, topic: Topic) -> Iterator[str]:
    """Yield the words by which a page is found: its effects, the words in its catalogue, those of the glossary."""
    if topic.domain:
        parts = topic_title(localizer, topic)
        yield fold_text(parts)
    yield from filter(None, map(fold_text, localizer.say(f"rules-{topic.id}-words").split(",")))
    if topic.levels == ("sacrifice",):
        yield from map(fold_text, localizer.say("rules-discard-effect-words").split(","))
    yield from (fold_text(localizer.say(key)) for key, page in ENTRIES.values() if page == topic.id)


def _clauses(topic: Topic) -> Sequence[str]:
    return [clause.lstrip("§") for line in topic.lines if line.clause for clause in line.clause.split(", ")]


# Questions: their words are compared by stem with those of each page

_IN_TITLE: Final = 3.0
_IN_WORDS: Final = 2.5
_IN_PHRASE: Final = 1.5
_IN_BODY: Final = 0.3
"""How much a word of the question counts where it stands in a page's title, among its words to find it by, in a phrase
of several such words, in its text."""
_PHRASE: Final = 4.0
"""What several words of the question count that stand together in the words to find a page by."""
_COMMON: Final = 4.0
"""What a phrase counts that consists of ignored words alone, such as “what can I do” or “mean”."""
_NEARLY_COMMON: Final = 2.5
"""The same of a phrase with one other word, such as “doesn't play”: that word counts by itself as well."""
_INSIDE: Final = 0.6
"""The part that counts of a word that begins or contains a page's word, as German compounds do."""
_ALIKE: Final = 0.8
"""Two stems this similar, from 0 to 1, count as one spelt wrongly."""
_MOST_SLIPS: Final = 2
"""Stems of a question that are compared with all others for one spelt wrongly, which takes milliseconds each."""
_SHORTEST: Final = 4
"""Letters of a stem that is looked for inside others: shorter ones are in too many."""
_PART: Final = 0.3
"""The part of the best page's score from which on a page is offered beside it."""
_CLEAR: Final = 2.0
"""By what factor the best page's score exceeds the next one's where it is opened without asking."""
_FEW: Final = 4
"""A stem that at most so many pages are found by says which page is meant."""
_COMPOUNDING: Final = frozenset({"de"})
"""Languages that write compounds as one word, and set the prefix of a verb apart."""
_LINKS: Final = ("", "s", "n", "en", "e", "es")
_PREFIXES: Final = frozenset(("ab", "an", "auf", "aus", "ein", "nach", "um", "vor", "weg", "zu", "zuruck"))
_VERB_ENDING: Final = re.compile(r"(?<=\w{5})t$")
"""What Snowball's German algorithm leaves of “gewinnt”, though not of “gewinnen”."""
_SHORTEST_REST: Final = 3
"""Letters that stand at least before the end of a word for it to be a compound's: “nacht” is none of “acht”."""
_LONGER: Final = 6
"""Letters of an ignored word whose other forms are ignored as well; of shorter ones they may be other words."""
_WORD: Final = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class _Index:
    """The stems of all pages: by stem the weight in each page, and by page its phrases of several stems.

    `stems_of` makes them of a text in that language; words to ignore have none. `common` are phrases to find a page by
    of which at most one word isn't ignored, with the stems of all their words, and what each counts.
    """

    weights: Mapping[str, Mapping[Topic, float]]
    phrases: Sequence[tuple[Topic, tuple[str, ...]]]
    common: Sequence[tuple[Topic, str, float]]
    known: Sequence[str]
    """The stems that are long enough to be looked for inside others."""
    stems_of: Callable[[str], tuple[str, ...]]


@lru_cache(maxsize=16)  # a language each; all pages in words take some milliseconds
def _index(localizer: Localizer) -> _Index:
    stems_of = partial(_stems, _stemmer(localizer), *_ignored(localizer))
    weights: dict[str, dict[Topic, float]] = {}
    phrases: list[tuple[Topic, tuple[str, ...]]] = []
    common: list[tuple[Topic, str, float]] = []
    for topic in TOPICS.values():
        title = fold_text(topic_title(localizer, topic))
        words = list(_words(localizer, topic))
        meanings = [localizer.say(f"glossary-{entry}") for entry, (_, page) in ENTRIES.items() if page == topic.id]
        text = "" if topic.id == GLOSSARY else fold_text(" ".join([body(localizer, topic), *meanings]))
        for weight, texts in ((_IN_BODY, [text]), (_IN_WORDS, words), (_IN_TITLE, [title])):
            for found in texts:
                stems = stems_of(found)
                for each in stems:
                    counts = _IN_PHRASE if weight == _IN_WORDS and len(stems) > 1 else weight
                    of_stem = weights.setdefault(each, {})
                    of_stem[topic] = max(counts, of_stem.get(topic, 0.0))
                if len(stems) > 1 and weight > _IN_BODY:
                    phrases.append((topic, stems))
                elif weight == _IN_WORDS and (not stems or len(_WORD.findall(found)) > 1):
                    counts = _NEARLY_COMMON if stems else _COMMON
                    common.append((topic, _join_stems(localizer, found), counts))
    known = [each for each in weights if len(each) >= _SHORTEST]
    return _Index(weights, phrases, common, known, stems_of)


@lru_cache(maxsize=16)
def _stemmer(localizer: Localizer) -> Callable[[str], str]:
    """Return Snowball's algorithm for the language; where it has none, words are compared as they are."""
    snowball, name = cast("Any", snowballstemmer), localizer.english_name.lower()
    if name not in snowball.algorithms():
        return str
    made = snowball.stemmer(name)
    if name == "german":
        return lambda word: _VERB_ENDING.sub("", str(made.stemWord(word)))
    return lambda word: str(made.stemWord(word))


def _ignored(localizer: Localizer) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words that say nothing about a page, and the stems of the longer ones, which their forms share."""
    stem = _stemmer(localizer)
    words = frozenset(_WORD.findall(fold_text(localizer.say("rules-ignored-words"))))
    return words, frozenset(stem(word) for word in words if len(word) >= _LONGER)


def _stems(
    stem: Callable[[str], str], ignored: Collection[str], ignored_stems: Collection[str], text: str
) -> tuple[str, ...]:
    words = (word for word in _WORD.findall(text) if (len(word) > 1 or word.isdigit()) and word not in ignored)
    found = map(stem, words)
    return tuple(each for each in found if each not in ignored_stems)


def _answers(localizer: Localizer, wanted: str) -> list[tuple[Topic, float]]:
    """Return the pages that answer a question, the best first with its score; of equal ones the rulebook's first."""
    index = _index(localizer)
    asked = _asked(index, wanted, localizer.locale)
    scores: dict[Topic, float] = {}
    slips_left = _MOST_SLIPS
    for each in dict.fromkeys(asked):
        weights, is_slip = _weights_of(localizer, each, may_be_slip=slips_left > 0)
        slips_left -= is_slip
        # what is on every page says nothing about which of them is meant
        rarity = math.log(1 + len(TOPICS) / len(weights)) if weights else 0
        for topic, weight in weights.items():
            scores[topic] = scores.get(topic, 0.0) + weight * rarity
    said = f" {' '.join(asked)} "
    longest: dict[Topic, int] = {}
    for topic, phrase in index.phrases:
        if f" {' '.join(phrase)} " in said:
            longest[topic] = max(longest.get(topic, 0), len(phrase))
    for topic, count in longest.items():
        scores[topic] = scores.get(topic, 0.0) + _PHRASE * count
    typed = _join_stems(localizer, wanted)
    common: dict[Topic, float] = {}
    for topic, phrase, counts in index.common:
        if phrase in typed:
            common[topic] = max(counts, common.get(topic, 0.0))
    for topic, counts in common.items():
        scores[topic] = scores.get(topic, 0.0) + counts
    best = sorted(scores.items(), key=lambda each: -each[1])[:NEAREST]
    return [(topic, score) for topic, score in best if score >= _PART * best[0][1]]


def _asked(index: _Index, wanted: str, locale: str) -> tuple[str, ...]:
    """Return the stems of a question, of German compounds those of their parts where these are known.

    A verb whose prefix stands apart, as in “wie greife ich an”, has the stem of the whole verb as well.
    """
    stems = index.stems_of(wanted)
    if locale.partition("-")[0] not in _COMPOUNDING:
        return stems
    apart = [each for each in _WORD.findall(wanted) if each in _PREFIXES]
    whole = [prefix + each for prefix in apart for each in stems if prefix + each in index.weights]
    return (*(part for each in stems for part in _parts(index, each)), *whole)


def _parts(index: _Index, asked: str) -> tuple[str, ...]:
    """Return the two known stems that a compound consists of, maybe linked, else the stem itself."""
    if asked not in index.weights:
        for end in range(len(asked) - _SHORTEST, _SHORTEST - 1, -1):
            for link in _LINKS:
                first, rest = asked[:end], asked[end:]
                if first in index.weights and rest.startswith(link) and rest.removeprefix(link) in index.weights:
                    return first, rest.removeprefix(link)
    return (asked,)


def _weights_of(localizer: Localizer, asked: str, *, may_be_slip: bool) -> tuple[Mapping[Topic, float], bool]:
    """Return what a stem counts at each page: the stem itself, else those it is part of, else those spelt alike.

    With it whether the last were looked for, which `may_be_slip` allows.
    """
    index = _index(localizer)
    if asked in index.weights:
        return index.weights[asked], False
    if len(asked) < _SHORTEST:
        return {}, False
    similar: Sequence[str] = [each for each in index.known if each.startswith(asked) or _is_part(each, asked)]
    is_slip = not similar and may_be_slip
    if is_slip:
        similar = _spelt_alike(localizer, asked)
    found: dict[Topic, float] = {}
    for each in similar:
        for topic, weight in index.weights[each].items():
            # what a slip may mean stands in many pages' text
            part = _INSIDE * _INSIDE if is_slip and weight == _IN_BODY else _INSIDE
            found[topic] = max(found.get(topic, 0.0), part * weight)
    return found, is_slip


def _is_part(known: str, asked: str) -> bool:
    """Return whether a stem is the beginning or the end of a longer word, as in a compound."""
    return asked.startswith(known) or (asked.endswith(known) and len(known) + _SHORTEST_REST <= len(asked))


@lru_cache(maxsize=256)  # one command asks several times for each word
def _spelt_alike(localizer: Localizer, asked: str) -> tuple[str, ...]:
    """Return the stems that are nearly the same, the likeliest first."""
    has_letter = frozenset(asked).__contains__
    # no more letters than these can match: it is quickly found, and never less than the ratio
    possible = [
        each
        for each in _index(localizer).known
        if 2 * sum(map(has_letter, each)) >= _ALIKE * (len(each) + len(asked)) and len(asked) < 2 * len(each)
    ]
    return tuple(get_close_matches(asked, possible, cutoff=_ALIKE))


REDIRECTS: Final = ("privacy", "clocks", "pings", "bot")
"""By the keys `NAME-elsewhere` and `NAME-elsewhere-words`."""
OtherGames = Mapping[str, Callable[[Localizer], Iterable[str]]]
"""The other games that the bot has: by the name in the keys `NAME-elsewhere` and `NAME-elsewhere-words`, further words
that people may type for it."""


def find_redirect(localizer: Localizer, typed: str, others: OtherGames, on: Collection[str]) -> str | None:
    """Return the text that says where to find what a word or a phrase in `typed` names; None where nothing does.

    Of the `others` only those in `on` are switched on there.
    """
    name = _redirect(localizer, typed, others)
    if name in others and name not in on:
        return localizer.say("features-more", features=localizer.say(f"feature-{name}"))
    return None if name is None else localizer.say(f"{name}-elsewhere")


def _redirect(localizer: Localizer, typed: str, others: OtherGames) -> str | None:
    """Return the name, among `REDIRECTS` and `others`, that a word or a phrase in `typed` leads to, in any form."""
    wanted = _join_stems(localizer, _fold_query(typed))
    named = (
        name
        for name in (*others, *REDIRECTS)
        if any(_stems_of_word(localizer, word) in wanted for word in _redirect_words(localizer, name, others))
    )
    return next(named, None)


def _join_stems(localizer: Localizer, text: str) -> str:
    return f" {' '.join(map(_stemmer(localizer), _WORD.findall(text)))} "


@lru_cache(maxsize=8192)  # a few hundred words a language: stemming all of them takes ten milliseconds
def _stems_of_word(localizer: Localizer, word: str) -> str:
    return _join_stems(localizer, word)


def _redirect_words(localizer: Localizer, name: str, others: OtherGames) -> Iterator[str]:
    yield from filter(None, map(fold_text, localizer.say(f"{name}-elsewhere-words").split(",")))
    if name in others:
        yield from map(fold_text, others[name](localizer))
