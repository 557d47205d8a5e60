"""Discord's Markdown on the page."""

import pytest

from bot.playground.markdown import as_html

SHOWN = {
    "### Table 1\n-# Deck 89": "<h4>Table 1</h4><small>Deck 89</small>",
    "**1 < 2** and *so*": "<p><strong>1 &lt; 2</strong> and <em>so</em></p>",
    "`a*b*` \\*plain\\* snake_case_name": "<p><code>a*b*</code> *plain* snake_case_name</p>",
    "<@17> and <@18>": "<p><mark>@Ann</mark> and <mark>@?</mark></p>",
    "[the **board**](https://discord.com/channels/1/2/3)": '<p><a href="#m3">the <strong>board</strong></a></p>',
    "[elsewhere](https://example.org)": "<p><u>elsewhere</u></p>",
    "<script>alert(1)</script>": "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    '[x](https://discord.com/channels/1/2/3"onclick=)': "<p><u>x</u></p>",
    "one\n\ntwo": "<p>one</p><p>two</p>",
}


@pytest.mark.parametrize("text", SHOWN)
def test_a_text_reads_as_on_discord_and_holds_no_other_html(text: str) -> None:
    assert as_html(text, lambda user: {17: "Ann"}.get(user, "?")) == SHOWN[text]
