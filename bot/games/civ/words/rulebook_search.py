"""Search from typed text to a page of the rules, by title, by the words of `rules-TOPIC-words`, by clause, or, where
nothing of this has the whole text, by the words of a question.

Texts about calamities, privacy, clocks, pings and the bot lead to the command that explains them.
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
    if found:
        return found
    answers = [TOPICS[name] for name, _ in _answers(localizer, wanted) if name in TOPICS]
    return tuple(Found(topic, topic_title(localizer, topic)) for topic in answers)


def resolve(localizer: Localizer, typed: str) -> Topic | None:
    """Return the one page that `typed` means, by name, title or word, or as the only one that has it; else None."""
    wanted = _fold_query(typed)
    if wanted in TOPICS:
        return TOPICS[wanted]
    found = [topic for topic in TOPICS.values() if wanted and _rank(localizer, topic, wanted) < _NOT]
    sure = [topic for topic in found if wanted in _names(localizer, topic)]
    # “allowed” may be in the words of one page by chance, and so may what is found elsewhere
    if not sure and _index(localizer).stems_of(wanted) and _best_redirect(localizer, typed) is None:
        sure = found
    return sure[0] if len(sure) == 1 else None


def answer(localizer: Localizer, typed: str) -> Topic | None:
    """Return the page that by far best answers a question of several words; None where others come near."""
    wanted = _fold_query(typed)
    answers = _answers(localizer, wanted)
    if " " not in wanted or not answers:
        return None
    (name, best), *others = answers
    return TOPICS.get(name) if all(best >= _CLEAR * score for _, score in others) else None


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
    """Return what answers a word, a phrase or a question; of the `others` only those in `on` are switched on there.

    What names another game's matter is about it; the bot's own redirects are found as pages are.
    """
    page = resolve(localizer, typed)
    if page is None and (name := _game_named(localizer, typed, others) or _best_redirect(localizer, typed)) is not None:
        missing = name in others and name not in on
        features = localizer.say(f"feature-{name}") if missing else ""
        text = localizer.say("features-more", features=features) if missing else localizer.say(f"{name}-elsewhere")
        return Lookup(redirect=text, near=nearest_topics(localizer, typed))
    page = page or answer(localizer, typed)
    return Lookup(page) if page is not None else Lookup(near=nearest_topics(localizer, typed))


def _best_redirect(localizer: Localizer, typed: str) -> str | None:
    """Return the redirect that best answers a question; None where the question names an effect.

    “How long” asks for clocks, “how long does an embargo last” doesn’t.
    """
    wanted, index = _fold_query(typed), _index(localizer)
    answers = _answers(localizer, wanted)
    if not answers or answers[0][0] not in REDIRECTS:
        return None
    return None if _effects_named(index, index.stems_of(wanted)) else answers[0][0]


def _effects_named(index: "_Index", stems: Iterable[str]) -> frozenset[str]:
    """Return the pages of effects whose title has one of the stems."""
    found = ((name, weight) for stem in stems for name, weight in index.weights.get(stem, {}).items())
    return frozenset(name for name, weight in found if weight == _IN_TITLE and TOPICS[name].domain)


def _fold_query(typed: str) -> str:
    return fold_text(typed[:MOST_TYPED]).strip(_MARKS)


_MARKS: Final = " ?!.…¿¡"
"""What may stand around a word or a question and isn't searched for."""
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

_IN_TITLE: Final = 2.0
_IN_WORDS: Final = 1.0
_IN_BODY: Final = 0.6
"""How much a word of the question counts where it stands in a page's title, among its words to find it by, in its
text."""
_INSIDE: Final = 0.8
"""The part that counts of a word that begins or contains a page's word, as German compounds do."""
_ALIKE: Final = 0.8
"""Two stems this similar, from 0 to 1, count as one spelt wrongly."""
_MOST_SLIPS: Final = 2
"""Stems of a question that are compared with all others for one spelt wrongly, which takes milliseconds each."""
_SHORTEST: Final = 4
"""Letters of a stem that is looked for inside others: shorter ones are in too many."""
_PART: Final = 0.3
"""The part of the best page's score from which on a page is offered beside it."""
_NEARLY_ALL: Final = 0.8
"""The part of a text that is said at least where only its common words are, such as “what do I do” of a turn."""
_CLEAR: Final = 1.9
"""By what factor the best page's score exceeds the next one's where it is opened without asking."""
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
    """The stems of all pages and redirects: by stem the weight in each, and the texts to find each by.

    `stems_of` makes them of a text in that language; words to ignore have none, except in `texts`.
    """

    weights: Mapping[str, Mapping[str, float]]
    texts: Sequence[tuple[str, float]]
    """Whose each text to find a page by is, and the rarity of all its stems."""
    texts_with: Mapping[str, Sequence[int]]
    """By stem the texts that have it, of words to ignore as well."""
    rarity: Mapping[str, float]
    """By stem in `texts`: what is in those of every page says nothing about which of them is meant."""
    known: Sequence[str]
    """The stems that are long enough to be looked for inside others."""
    stems_of: Callable[[str], tuple[str, ...]]


@lru_cache(maxsize=16)  # a language each; all pages in words take two tenths of a second
def _index(localizer: Localizer) -> _Index:
    stems_of = partial(_stems, _stemmer(localizer), *_ignored(localizer))
    weights: dict[str, dict[str, float]] = {}
    texts: list[tuple[str, frozenset[str]]] = []
    for name, title, words, text in _texts(localizer):
        for weight, found in ((_IN_BODY, [text]), (_IN_WORDS, words), (_IN_TITLE, [title])):
            for each in found:
                for stem in stems_of(each):
                    weights.setdefault(stem, {})[name] = weight
        for each in (*re.split("[:,]", title), *words):
            all_stems = frozenset(_join_stems(localizer, each).split())
            if len(all_stems) > 1 or stems_of(each):  # one common word alone says nothing
                texts.append((name, all_stems))
    texts_with: dict[str, list[int]] = {}
    for number, (_, stems) in enumerate(texts):
        for stem in stems:
            texts_with.setdefault(stem, []).append(number)
    rarity = {stem: _rarity(len({texts[number][0] for number in those})) for stem, those in texts_with.items()}
    whole = [(name, sum(rarity[stem] for stem in stems)) for name, stems in texts]
    known = [each for each in weights if len(each) >= _SHORTEST]
    return _Index(weights, whole, texts_with, rarity, known, stems_of)


def _texts(localizer: Localizer) -> Iterator[tuple[str, str, Sequence[str], str]]:
    """Yield each page and redirect: its name, title, words to find it by, and text."""
    for topic in TOPICS.values():
        meanings = [localizer.say(f"glossary-{entry}") for entry, (_, page) in ENTRIES.items() if page == topic.id]
        text = "" if topic.id == GLOSSARY else " ".join([body(localizer, topic), *meanings])
        title, *words = _names(localizer, topic)
        yield topic.id, title, words, fold_text(text)
    for name in REDIRECTS:
        words = list(_redirect_words(localizer, name))
        yield name, "", words, fold_text(localizer.say(f"{name}-elsewhere"))


def _rarity(pages: int) -> float:
    return math.log(1 + len(TOPICS) / pages)


@lru_cache(maxsize=16)
def _stemmer(localizer: Localizer) -> Callable[[str], str]:
    """Return Snowball's algorithm for the language; where it has none, words are compared as they are."""
    snowball, name = cast("Any", snowballstemmer), localizer.english_name.lower()
    if name not in snowball.algorithms():
        return str
    made, ending = snowball.stemmer(name), _VERB_ENDING if name == "german" else None

    @lru_cache(maxsize=8192)  # the pages have some thousand words, of which each stands in many places
    def stem(word: str) -> str:
        found = str(made.stemWord(word))
        return found if ending is None else ending.sub("", found)

    return stem


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


@lru_cache(maxsize=64)  # one command asks several times
def _answers(localizer: Localizer, wanted: str) -> tuple[tuple[str, float], ...]:
    """Return what answers a question, the best first with its score; of equal ones the rulebook's first.

    Each stem counts by where it stands, and the text that has most of the question by how much of it is said. A text of
    which only common words are said counts where nearly all of it is, and not beside an effect's name: there they say
    only how one asks, as in “what is Democracy for”.
    """
    index = _index(localizer)
    scores: dict[str, float] = {}
    asked = dict.fromkeys(_asked(index, wanted, localizer.locale))
    said = {**dict.fromkeys(_join_stems(localizer, wanted).split()), **asked}
    slips_left = _MOST_SLIPS
    for each in asked:
        weights, is_slip = _weights_of(localizer, each, may_be_slip=slips_left > 0)
        slips_left -= is_slip
        rarity = _rarity(len(weights)) if weights else 0
        for name, weight in weights.items():
            scores[name] = scores.get(name, 0.0) + weight * rarity
    parts: dict[int, float] = {}
    for stem in said:
        for number in index.texts_with.get(stem, ()):
            parts[number] = parts.get(number, 0.0) + index.rarity[stem]
    fits: dict[str, float] = {}
    telling = {number for stem in asked for number in index.texts_with.get(stem, ())}
    least = math.inf if _effects_named(index, asked) else _NEARLY_ALL
    for number, part in parts.items():
        name, whole = index.texts[number]
        if number not in telling and part < least * whole:
            continue
        fits[name] = max(part**2 / whole, fits.get(name, 0.0))
    for name, fit in fits.items():
        scores[name] = scores.get(name, 0.0) + fit
    best = sorted(scores.items(), key=lambda each: (-each[1], _ORDER[each[0]]))[:NEAREST]
    return tuple((name, score) for name, score in best if score >= _PART * best[0][1])


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


def _weights_of(localizer: Localizer, asked: str, *, may_be_slip: bool) -> tuple[Mapping[str, float], bool]:
    """Return what a stem counts at each page: itself, else those it begins, or that begin or end it, else those alike.

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
    found: dict[str, float] = {}
    for each in similar:
        for name, weight in index.weights[each].items():
            # what a slip may mean stands in many pages' text
            part = _INSIDE * _INSIDE if is_slip and weight == _IN_BODY else _INSIDE
            found[name] = max(found.get(name, 0.0), part * weight)
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
_ORDER: Final = {name: place for place, name in enumerate((*TOPICS, *REDIRECTS))}
OtherGames = Mapping[str, Callable[[Localizer], Iterable[str]]]
"""The other games that the bot has: by the name in the keys `NAME-elsewhere` and `NAME-elsewhere-words`, further words
that people may type for it."""


def _game_named(localizer: Localizer, typed: str, others: OtherGames) -> str | None:
    """Return the game, among `others`, whose matters a word or a phrase in `typed` names, in any form."""
    wanted = _join_stems(localizer, _fold_query(typed))
    named = (
        name
        for name, further in others.items()
        if any(
            _stems_of_word(localizer, word) in wanted
            for word in (*_redirect_words(localizer, name), *map(fold_text, further(localizer)))
        )
    )
    return next(named, None)


def _join_stems(localizer: Localizer, text: str) -> str:
    return f" {' '.join(map(_stemmer(localizer), _WORD.findall(text)))} "


@lru_cache(maxsize=8192)  # a few hundred words a language: stemming all of them takes ten milliseconds
def _stems_of_word(localizer: Localizer, word: str) -> str:
    return _join_stems(localizer, word)


def _redirect_words(localizer: Localizer, name: str) -> Iterator[str]:
    yield from filter(None, map(fold_text, localizer.say(f"{name}-elsewhere-words").split(",")))
