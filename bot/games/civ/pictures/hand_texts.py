"""A player's own cards as text: what the hand picture shows, and its alt text."""

from collections.abc import Sequence

from bot.games.civ.pictures.hand_views import CardView, card_views, effect_note
from bot.games.civ.rules import Card, Observation
from bot.games.civ.rules.position import OVER
from bot.games.civ.words import words
from bot.games.civ.words.naming import shown_place
from bot.i18n.catalogue import Speaker


def describe_hand(observation: Observation, speaker: Speaker, new: Sequence[Card] = ()) -> str:
    """The viewer's pack and hand, each kind of card with what it would do if it were played now; empty for others."""
    return "\n".join(hand_lines(observation, speaker, new))


def hand_alt(observation: Observation, speaker: Speaker, new: Sequence[Card] = ()) -> list[str]:
    """The facts of the hand's picture by importance: every card, which of them are new, then what each would do.

    Once the game is over a card would do nothing any more.
    """
    shown = sorted(observation.pack or observation.hand, key=shown_place)
    named = speaker.list([words.card(speaker, card) for card in shown])
    facts = [speaker.say("pack-alt" if observation.pack else "hand-alt", cards=named)]
    if new:
        facts.append(speaker.say("turn-new-alt", cards=words.cards(speaker, sorted(new, key=shown_place))))
    if observation.phase != OVER:
        facts += [_sentence(card_text(card, speaker)) for card in card_views(observation, shown)]
    if observation.pack and observation.hand:
        kept = speaker.list([words.card(speaker, card) for card in sorted(observation.hand, key=shown_place)])
        facts.append(speaker.say("text-own-kept", cards=kept))
    return facts


def _sentence(text: str) -> str:
    return text if text.endswith("!") else f"{text}."


def hand_lines(observation: Observation, speaker: Speaker, new: Sequence[Card] = ()) -> list[str]:
    """The viewer's own cards, one kind a line; nothing for a spectator, or for who has left."""
    if observation.viewer is None or not observation.seats[observation.viewer].alive:
        return []
    if observation.pack:
        lines = _titled(speaker.say("text-own-pack"), card_views(observation, observation.pack), speaker)
        kept = card_views(observation, observation.hand)
        return lines + (_titled(speaker.say("text-own-kept-title"), kept, speaker) if kept else [])
    limit = observation.seats[observation.viewer].hand_limit
    if not observation.hand:
        return [speaker.say("text-own-hand-none", limit=limit)]
    title = speaker.say("text-own-hand", count=len(observation.hand), limit=limit)
    return _titled(title, card_views(observation, observation.hand, new), speaker)


def _titled(title: str, held: Sequence[CardView], speaker: Speaker) -> list[str]:
    return [title, *(f"• {card_text(card, speaker)}" for card in held)]


def card_text(card: CardView, speaker: Speaker) -> str:
    """One kind of card: how many, and what playing one would do, as long as there is a game."""
    name = words.card(speaker, card.card)
    if card.count > 1:
        name = speaker.say("times", count=card.count, what=name)
    if card.new:
        name = speaker.say("turn-new-told" if card.new == card.count else "turn-new-some", card=name, count=card.new)
    if card.is_over:
        return name
    column = speaker.say(
        "text-card", card=name, before=card.before, after=card.before + 1, need=card.need, added=card.added
    )
    note = effect_note(card, speaker)
    return speaker.say("text-also", told=column, more=note) if note else column
