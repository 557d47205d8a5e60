"""A text made short enough for the place that shows it."""


def cut(text: str, most: int) -> str:
    """`text`, where it is longer than `most` characters with an ellipsis for its last words.

    A word is parted only where it alone fills more than a third of the place (a language without spaces, an address).
    """
    if len(text) <= most:
        return text
    kept = text[: most - 1]
    end = len(kept) if text[most - 1].isspace() else kept.rfind(" ")
    if end * 3 >= most * 2:
        kept = kept[:end]
    return kept.rstrip(" \n,;:(") + "…"
