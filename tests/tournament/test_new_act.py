"""An act that nothing else knows, made of one class and its texts: all that is done with acts is done with it."""

import json
import shutil
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from bot.i18n.catalogue import Catalogues, Localizer
from bot.i18n.names import safe_text
from bot.pages.tournament.act_text import act_text
from bot.pages.tournament.record_pages import book_sheet
from bot.tournament.archive import write_archive
from bot.tournament.errors import TournamentError
from bot.tournament.laws import choose_role, replay
from bot.tournament.officials import Cancel
from bot.tournament.operation import OPERATIONS, SYSTEM, Act, Actor, Announcement, Operation, Requestable, Role, in_book
from bot.tournament.sentences import Duration, PersonName, Sentence, Written
from bot.tournament.sheet import archive_sheet
from bot.tournament.tournament import Pseudonym, Tournament
from bot.tournament.verification import check_book
from tests.discord.limits import TEXT, check
from tests.i18n.languages import WHOLE
from tests.i18n.pseudo import LOCALES
from tests.pages.tournament.tournaments import called, shown
from tests.tournament.desk import AS_ORGANISER, AS_REFEREE, Desk, as_player, begun, person
from tests.tournament.seasons import begun_season

COOK: Final = person(1)
TEXTS: Final = {
    "en": ("{ $who } cooks { $dish } for everyone: a break of { $span }.", "Lunch"),
    "de": ("{ $who } kocht { $dish } für alle: { $span } Pause.", "Mittagessen"),
    "fr": ("{ $who } prépare { $dish } pour tous : { $span } de pause.", "Déjeuner"),
    "it": ("{ $who } cucina { $dish } per tutti: { $span } di pausa.", "Pranzo"),
}


@dataclass(frozen=True, slots=True)
class Lunch(Requestable):
    """A participant cooks for everyone, and the rounds have a longer break."""

    word = "lunch"
    may = (Role.ORGANISER, Role.REFEREE)
    texts = ("dish",)
    announced = Announcement.EVERYWHERE
    is_decision = True

    cook: Pseudonym
    dish: str
    seconds: int

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if tournament.number_of(self.cook) is None:
            raise TournamentError("tournament-not-registered")
        return tournament.with_values(break_seconds=tournament.break_seconds + self.seconds)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(self.cook), dish=Written(self.dish), span=Duration(self.seconds))

    def heading(self) -> Sentence:
        return self.sentence("short")

    def concerned(self) -> PersonName:
        return PersonName(self.cook)


@pytest.fixture
def lunch() -> Generator[None]:
    """The act is one of the book's, as long as a test runs."""
    in_book(Lunch)
    yield
    del OPERATIONS[Lunch.word]


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """The project's languages, with the texts of that act."""
    folder = shutil.copytree(LOCALES, tmp_path / "locales")
    for locale, (sentence, short) in TEXTS.items():
        written = f"tournament-act-lunch = {sentence}\ntournament-act-lunch-short = {short}\n"
        (folder / locale / "lunch.ftl").write_text(written, encoding="utf-8")
    return folder


def refusal(desk: Desk, by: Actor, operation: Operation) -> str:
    """Why that act is refused."""
    with pytest.raises(TournamentError) as refused:
        desk.do(by, operation)
    return refused.value.reason.key


@pytest.mark.usefixtures("lunch")
def test_it_is_judged_by_what_it_says_of_itself() -> None:
    desk = begun(16)
    soup = Lunch(COOK, "soup", 600)
    for by in (as_player(1), SYSTEM):
        assert refusal(desk, by, soup) == "tournament-not-yours"
    assert choose_role(Lunch, {Role.PLAYER, Role.REFEREE}) is Role.REFEREE
    assert refusal(desk, AS_ORGANISER, Lunch(COOK, "two\nlines", 600)) == "tournament-text"
    assert refusal(desk, AS_ORGANISER, Lunch(person(99), "soup", 600)) == "tournament-not-registered"
    assert refusal(begun_season(7), AS_ORGANISER, soup) == "league-operation"
    assert refusal(Desk(), AS_ORGANISER, soup) == "tournament-begin"
    before = desk.now
    assert desk.do(AS_REFEREE, soup) == before.with_values(break_seconds=600, version=before.version + 1)
    desk.do(AS_ORGANISER, Cancel("rain"))
    assert refusal(desk, AS_ORGANISER, soup) == "tournament-late"


@pytest.mark.usefixtures("lunch")
def test_it_stands_in_book_and_archive_and_is_read_back() -> None:
    desk = begun(16)
    desk.do(AS_ORGANISER, Lunch(COOK, "soup", 600))
    archive = json.loads(write_archive(desk.book(), called(desk), []))
    written = archive["book"][-1]
    fields = {"cook": COOK, "dish": "soup", "seconds": 600}
    assert written == {**written, "role": "organiser", "do": "lunch", **fields}
    assert archive["summary"]["incidents"] == [
        {name: written[name] for name in written if name not in ("previous", "hash")}
    ]
    checked = check_book(archive["book"])
    assert checked.findings == ()
    assert checked.entries == desk.book()
    assert replay(entry.act for entry in checked.entries) == desk.now
    (finding,) = check_book([*archive["book"][:-1], {**written, "seconds": 60}]).findings
    assert finding.reason.key == "archive-hash"


@pytest.mark.usefixtures("lunch")
@pytest.mark.parametrize("locale", WHOLE)
def test_it_is_said_in_words(locales: Path, locale: str) -> None:
    say = Catalogues.load(locales, strict=True).localizer(locale)
    desk = begun(16)
    desk.do(AS_ORGANISER, Lunch(COOK, "*soup*", 600))
    found = shown(desk, ("Ann",))
    text = act_text(found, desk.acts[-1], 1, say)
    sentence, short = TEXTS[locale]
    span = {"en": "10 minutes", "de": "10 Minuten", "fr": "10 minutes", "it": "10 minuti"}[locale]
    said = {"{ $who }": found.person(COOK), "{ $dish }": safe_text("*soup*"), "{ $span }": span}
    for name, value in said.items():
        sentence = sentence.replace(name, value)
    assert text == sentence
    assert text in text_of_book(desk, say)
    row = archive_sheet(say.say, desk.now, desk.book(), {COOK: "Ann"}).partition(f"| {short} |")[2].partition("\n")[0]
    assert "Ann" in row


def text_of_book(desk: Desk, say: Localizer) -> str:
    """The referee's book as a page."""
    view = book_sheet(shown(desk, ("Ann",)), say).view()
    return "\n".join(item["content"] for item in check(view) if item["type"] == TEXT)


@pytest.mark.usefixtures("lunch")
def test_no_two_acts_have_one_word() -> None:
    @dataclass(frozen=True, slots=True)
    class Supper(Operation):
        word = Lunch.word
        may = (Role.SYSTEM,)

    with pytest.raises(ValueError, match="lunch"):
        in_book(Supper)
    assert OPERATIONS["lunch"] is Lunch
