"""What stands in for Discord's answer to an interaction where a test forges one."""


class Answers:
    """As much of an interaction's response as a refusal needs: what has been said."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def is_done(self) -> bool:
        return False

    async def send_message(self, content: str, *, ephemeral: bool) -> object:
        assert ephemeral
        self.said.append(content)
        return self
