"""The result of checking a transcript's deal, in words."""

from bot.games.civ.rules.deal_proof import Proof, Verdict
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name


def proof_lines(verdict: Verdict, localizer: Localizer) -> list[str]:
    """Return the verdict in one sentence, then its details, and what is not proven."""
    say, proof = localizer.say, verdict.proof
    if proof is Proof.UNCOMMITTED:
        return [say("deal-uncommitted")]
    key = "deal-compare-week" if verdict.is_week else "deal-compare-cup" if verdict.is_part else "deal-compare"
    compare = [say(key, commitment=_safe_commitment(verdict.commitment))] if verdict.commitment else []
    if proof is Proof.CONTRADICTED:
        why = " ".join(words.reason(localizer, reason, ()) for reason in verdict.findings)
        return [say("deal-contradicted", why=why), *compare]
    if proof is Proof.SECRET:
        return [say("deal-secret"), *compare]
    if proof is Proof.PARTIAL:
        return [say("deal-partial"), *compare]
    if verdict.is_week:
        return [say("deal-proven-week"), *compare, say("deal-open-week")]
    proven = say("deal-proven", seats="drawn" if verdict.has_drawn_seats else "fixed")
    if verdict.is_part:
        return [proven, *compare, say("deal-open-cup")]
    places = enumerate(verdict.said, start=1)
    heard = [say("deal-word", place=str(place), word=safe_name(word)) for place, word in places if word]
    said = say("deal-words", have="yes" if heard else "no", words=localizer.list(heard))
    if verdict.closed is None:
        return [proven, said, *compare, say("deal-open")]
    return [proven, said, *compare, say("deal-closed", message=str(verdict.closed)), say("deal-open-closed")]


def _safe_commitment(commitment: str) -> str:
    """Return the safe characters of a header's commitment, which may hold anything."""
    # a header may come from anyone: it must not mention people, format or break the line it is shown in
    return "".join(sign for sign in commitment[:64] if sign.isascii() and sign.isalnum())
