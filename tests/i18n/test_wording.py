"""What no text says again: slips of each language that readers of it have found."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from bot.i18n.catalogue import text_files
from bot.i18n.completeness import read_locale
from tests.i18n.languages import SPOKEN, WHOLE
from tests.i18n.pseudo import LOCALES

FORBIDDEN: Final = {
    "en": (
        r"\b[Ww]hoever (?!runs the bot|has the most)",
        r"\bawaited\b",
        r"\bclosed to me\b",
        r"\bin words\b",
        r"\b[Ss]hall\b",
        r"\bmend\b",
        r"\b(cards?|one) of (your|the) (hand|play area|discard pile|centre)\b",
        r"\ba Economy\b",
        r"\bmost points win\b",
        r"\b(cannot|does not|do not|is not possible|I am|I will|[Ii]t is your)\b",
        r"\b([Ee]very|[Ss]ome)body\b",
        r"\bmeans nothing\b",
        r"\b(is|are) (told|no SQLite|none of)\b",
        r"\bstands? still\b",
        r"\bunless chosen\b",
        r"\bmay do that\b",
        r" no longer$",
        r"\b([Ss]ome|[Aa]ny)body\b",
        r"\b([Ww]hoever|anew|lest)\b",
        r"\b([Ll]ay|lays|laid)\b(?! out)",
        r"\bOpens?\b (an effect|after)",
        r"\bour (side|own)\b",
        r"\bon turn\b",
        r"\w …",
        r"\bmost points wins?\b(?<!player with the most points wins)",
    ),
    "fr": (
        r"\bUn salon qui ne démarre\b",
        r"\b(joueur|joueurs) automatiques?\b",
        r"(^|[.:;,] |\bpar |\bà )[Qq]ui (gère|part|en a|a le plus)\b",
        r"m’est fermé",
        r"\bdéménag",
        r"\baussitôt\b",
        r"\b[Pp]endules?\b",
        r"\bPlan de Jeu\b",
        r"\bphase 3\b",
        r"\btient quoi\b",
        r"\w …",
        r"\bréglages?-",
        r"« none »",
        r"\bTant de\b",
        r"\ble centre et\b",
        r"\b([Tt]oi|lui) seul\b",
        r"\b(tu es|t’a|est déjà) (éliminé|exclu)\b",
        r"\b(la|cette|une) ronde\b",
        r"\bles clauses\b",
        r"\bde notre côté\b",
    ),
    "de": (
        r"\bKn(opf|öpfe|öpfen)\b",
        r"\b(hergeben|gibst du dafür her)\b",
        r"\birgendwer sonst\b",
        r"\bmir verschlossen\b",
        r"\bkommen (jetzt )?(in Worten|als Bild)\b",
        r"\bdarum (?!gebeten|bittet|bitten)",
        r"\bTischs\b",
        r"„none“",
        r"\b\d+d\b",
        r"\b(Deine|deine|eigene|längste|Längste) Reihen?\b",
        r"\bSo viele Tische\b",
        r"\bSchritt 3\b",
        r"\b(Steine|Schatzkammer|Anwesenheitsprüfung)\b",
        r"\bam meisten (Einheiten|Punkte)\b",
        r"\bVersuche\b",
        r"\b(W|w)ähl (?!\w*e\b)",
        r"\b[Dd]rück(e|t)? (auf|noch|oben|unter|nach|„)",
        r"\bSpiel (\*\*|zuerst|eine Karte)",
        r"\bbei uns\b",
        r"\w…",
    ),
    "it": (
        r"\bgiocatore automatico\b",
        r"[«»]",
        r"\ba meno che (?!.*\bnon\b)",
        r"\bmi è chius",
        r"\barrivano come\b",
        r"\b[Ss]ollecit",
        r"\battend(e|ono)\b",
        r"\bda svegli\b",
        r"\bpedin[ae]\b",
        r"\bse non lo dici\b",
        r"\bfase 3\b",
        r"\w …",
        r"\bse non scegli\b",
        r"“none”",
        r"\bsiede di fronte\b",
        r"\buna carta che c’è\b",
        r"\b(te|se) stesso\b",
        r"\bclausol[ae]\b",
        r"\bimbroglio\b",
        r"\bda parte nostra\b",
    ),
}
"""What a reader of that language would stumble over; a language has none before someone has read it."""
ANYWHERE: Final = (
    r"\b(True|False|Vrai|Faux|Wahr|Falsch|Vero|Falso): ",
    r"\b(live|day|correspondence), (day|correspondence)\b",
)
"""Words of programmers, and of the code."""
NAMES: Final = r"\{ \$(name|owner|who|rival|target|seat|turn|other|others|names|nation|victim|giver|area|title|tied) \}"
ELIDED: Final = {
    "fr": rf"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) \**{NAMES}",
    "it": rf"\b[ae] \**{NAMES}",
}
"""What changes before a vowel, and so stands before no name: “d’Anne”, “ad Anna”."""
FRENCH_SIGN: Final = re.compile(r"(?<=[^\s(*:])([\s\u00a0\u202f]?)([:;!?])(?=\s|$)")
CITING: Final = {"moment-few", "moment-without", "moment-used"}
"""Texts besides the rules', refusals' and the archive's that cite a clause: they gather refusals."""
OWN: Final = frozenset({"playground-people", "language", "title"})
TECHNICAL: Final = re.compile(
    r"(cli|setting|run|page|sheet|name|reason-archive)-.*|cli|.*-words|term-.*|form-cal-position-hint"
)
"""Texts of the command line and of archives, lists of words, and an example of what is typed alike in all of them."""


def texts(locale: str) -> Iterator[tuple[str, str]]:
    """Every text of a language as its file has it, without the names of commands."""
    for file in text_files(LOCALES / locale):
        entries = re.split(r"(?m)^(?=[a-zA-Z])", re.sub(r"(?m)^#.*$", "", file.read_text(encoding="utf-8")))
        for entry in entries[1:]:
            key, _, value = entry.partition(" =")
            yield key, re.sub(r"\{ COMMAND\([^)]*\) \}", "{ $command }", value.strip())


def said(locale: str) -> Iterator[tuple[str, str]]:
    """Those that people at a table read."""
    return ((key, value) for key, value in texts(locale) if not TECHNICAL.fullmatch(key) and key not in OWN)


@pytest.mark.parametrize("locale", SPOKEN)
def test_no_text_says_what_its_readers_stumbled_over(locale: str) -> None:
    slips = re.compile("|".join((*FORBIDDEN.get(locale, ()), *ANYWHERE)), re.M)
    found = {key: hit.group() for key, value in said(locale) if (hit := slips.search(value))}
    assert found == {}


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_clause_is_cited_by_rules_and_refusals_and_nothing_else(locale: str) -> None:
    """The numbering is this project's: on pings, buttons and headings nobody knows what it means."""
    cites = {key for key, value in said(locale) if "§" in value}
    assert {key for key in cites if not re.match(r"(rules|reason|sheet)-", key)} <= CITING


@pytest.mark.parametrize("locale", SPOKEN)
def test_texts_name_commands_by_key_so_that_each_reader_sees_their_name(locale: str) -> None:
    commands = "civ|rules|settings|server-settings|privacy|moderate|tournament|referee|calamity"
    typed = re.compile(rf"(?<![\w/.<])/({commands})\b")
    assert {key for key, value in said(locale) if typed.search(value)} == set()


@pytest.mark.parametrize("locale", SPOKEN[1:])
def test_no_text_chooses_between_two_that_are_the_same(locale: str) -> None:
    """In English a choice may be there for the languages that need it, and so it may before it is translated."""
    found: set[str] = set()
    for key, value in {*texts(locale)} - {*texts("en")}:
        for chosen in re.finditer(r"->((?:[^{}]|\{[^{}]*\})*)\}", value):
            arms = re.split(r"\*?\[\w+\]", chosen[1])[1:]
            if len(arms) > 1 and len({" ".join(arm.split()) for arm in arms}) == 1:
                found.add(key)
    assert found == set()


@pytest.mark.parametrize("locale", WHOLE)
def test_a_number_under_a_card_stays_beside_its_word(locale: str) -> None:
    """Under a card a line is short, and broke before the level."""
    text = dict(texts(locale))["hand-level-near"]
    assert re.search(r"\w\u00a0\{ \$level \}", text)


@pytest.mark.parametrize("locale", ELIDED)
def test_no_name_stands_where_a_vowel_would_change_the_word_before_it(locale: str) -> None:
    wrong = re.compile(ELIDED[locale])
    found = {key: value for key, value in said(locale) if wrong.search(value)}
    assert found == {}


@pytest.mark.parametrize("locale", SPOKEN)
def test_no_word_stands_before_a_moment_that_discord_tells_from_now(locale: str) -> None:
    """“Until in 20 minutes”: a check-in's end is told as Discord tells it, relative to who reads."""
    wrong = re.compile(r"(until|by|jusqu’(à|au)|bis|fino a|entro) \{ \$until \}")
    assert [key for key, value in texts(locale) if key.startswith("tournament-") and wrong.search(value)] == []


TO_SEVERAL = {
    "blocked-left", "board-all-choose", "board-left-server", "board-left-server-referee", "league-own-next",
    "league-rules-games", "nudge", "ping-left-server", "poll-call", "primer-teams", "reason-awaited-left",
    "rules-culture-coin", "rules-fair-cards", "rules-inquisition-secret", "talk-first", "talk-open",
    "tournament-lost-table", "welcome",
}  # fmt: skip
"""French texts that speak to several people, or of them and the reader."""


def test_french_says_vous_only_to_several_people() -> None:
    """Who reads a page, a setting or an answer is one person: *tu*. Public messages may speak to a table's players."""
    formal = re.compile(r"\b(?:vous|votre|vos|veuillez|(?!(?:assez|chez|nez)\b)[a-zéèêç]{3,}ez)\b", re.IGNORECASE)
    assert {key for key, value in said("fr") if formal.search(value) and key not in TO_SEVERAL} == set()
    assert {key for key in TO_SEVERAL if not formal.search(dict(said("fr"))[key])} == set()


def test_every_french_sign_keeps_to_its_word() -> None:
    wanted = {":": "\u00a0", ";": "\u202f", "!": "\u202f", "?": "\u202f"}
    loose = {
        key: value
        for key, value in said("fr")
        for sign in re.finditer(
            r"(?<=[^\s(*:])([\s\u00a0\u202f]?)([:;!?])(?=\s|$)", re.sub(r"<t:\S*|\{[^{}]*\}", "x", value)
        )
        if sign.group(1) != wanted[sign.group(2)]
    }
    assert loose == {}
    assert not [key for key, value in said("fr") if re.search("«[^\u00a0]|[^\u00a0]»", value)]
    assert not [key for key, value in said("fr") if re.search(r"\$(count|need|points) \} (carte|point)", value)]


@pytest.mark.parametrize("locale", ["fr", "it"])
def test_a_sentence_goes_on_in_small_letters_after_a_colon(locale: str) -> None:
    parts = dict(texts(locale))
    assert all(parts[key][0].islower() for key in ("board-choosing", "board-chosen"))
    capital = re.compile(r"[^\W\d_][\u00a0\u202f]?: (?!Âge|Ere|[A-ZÀ-Ü]{2})[A-ZÀ-Ü][a-zà-ü]")
    own = re.compile(
        r".*(title|alt)|(rules-(goal|end|row)|closed|step|key|text|setup)-.*|option-civ-new-setup|reason-position-no-colon|form-cal-position-hint"
    )
    found = {key: value for key, value in said(locale) if not own.fullmatch(key) and capital.search(value)}
    assert found == {}


@pytest.mark.parametrize(("locale", "none"), [("en", "none"), ("fr", "aucune"), ("de", "keine"), ("it", "nessuna")])
def test_a_word_that_people_may_type_is_told_in_their_language(locale: str, none: str) -> None:
    text_by_key = dict(texts(locale))
    for key in ("form-settings-quiet-hint", "reason-quiet-unreadable"):
        assert re.search(rf"[“„«][\u00a0]?{none}[\u00a0]?[”“»]", text_by_key[key]), key
    presets = {"preset-live", "preset-day", "preset-correspondence", "preset-none"}
    assert presets <= set(re.findall(r"preset-\w+", text_by_key["reason-clock-unreadable"]))


def test_texts_are_read_as_the_catalogues_read_them() -> None:
    assert {key for key, _ in texts("en")} == set(read_locale(LOCALES / "en", []))
