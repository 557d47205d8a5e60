"""Every limit the playground enforces, with its source; the checks refer to them by name.

Each row is a bound that Discord refuses to exceed: `tests/playground/test_limits.py` sends a request over each. `docs`
is discord.com/developers/docs, `openapi` is Discord's OpenAPI description of its HTTP API, `observed` is what bots ran
into, `assumed` is a number of ours where Discord names none.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """A bound: `name` ends in `.max` or `.min`, which says on which side of `value` Discord refuses."""

    name: str
    value: int
    source: str


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit bucket: `requests` in `seconds` for each major parameter (channel, guild, webhook)."""

    requests: int
    seconds: float
    source: str


_MESSAGE = "docs/resources/message#create-message"
_EMBED = "docs/resources/message#embed-object-embed-limits"
_COMPONENT = "docs/components/reference"
_COMMAND = "docs/interactions/application-commands"
_CHANNEL = "docs/resources/channel"
_EVENT = "docs/resources/guild-scheduled-event#create-guild-scheduled-event"
_GATEWAY = "docs/events/gateway"
_CALLBACK = "docs/interactions/receiving-and-responding"

_ROWS = (
    Limit("message.content.max", 2000, _MESSAGE),
    Limit("message.embeds.max", 10, _MESSAGE),
    Limit("message.attachments.max", 10, "openapi MessageCreateRequest.attachments"),
    Limit("message.sticker_ids.max", 3, _MESSAGE),
    Limit("message.nonce.max", 25, _MESSAGE),
    Limit("attachment.bytes.max", 10 * 1024 * 1024, "docs/reference#uploading-files"),
    Limit("attachment.description.max", 1024, "docs/resources/message#attachment-object"),
    Limit("attachment.filename.max", 1024, "openapi MessageAttachmentRequest.filename"),
    Limit("allowed_mentions.users.max", 100, "docs/resources/message#allowed-mentions-object"),
    Limit("allowed_mentions.roles.max", 100, "docs/resources/message#allowed-mentions-object"),
    Limit("embed.title.max", 256, _EMBED),
    Limit("embed.description.max", 4096, _EMBED),
    Limit("embed.fields.max", 25, _EMBED),
    Limit("embed.field.name.max", 256, _EMBED),
    Limit("embed.field.name.min", 1, "openapi RichEmbedField (required, observed: not empty)"),
    Limit("embed.field.value.max", 1024, _EMBED),
    Limit("embed.field.value.min", 1, "openapi RichEmbedField (required, observed: not empty)"),
    Limit("embed.footer.text.max", 2048, _EMBED),
    Limit("embed.author.name.max", 256, _EMBED),
    Limit("embed.url.max", 2048, "openapi RichEmbed.url"),
    Limit("embed.color.max", 0xFFFFFF, "openapi RichEmbed.color"),
    Limit("embeds.characters.max", 6000, _EMBED),
    Limit("components.rows.max", 5, "docs/components/using-message-components (without IS_COMPONENTS_V2)"),
    Limit("components.total.max", 40, _COMPONENT + "#legacy-message-component-behavior"),
    Limit("components.characters.max", 4000, _COMPONENT + "#text-display"),
    Limit("component.id.max", 2**31 - 1, _COMPONENT + "#anatomy-of-a-component"),
    Limit("row.components.max", 5, _COMPONENT + "#action-row"),
    Limit("row.components.min", 1, "openapi ActionRowComponentForMessageRequest.components"),
    Limit("custom_id.max", 100, _COMPONENT + "#custom-id"),
    Limit("custom_id.min", 1, _COMPONENT + "#custom-id"),
    Limit("button.label.max", 80, _COMPONENT + "#button"),
    Limit("button.url.max", 512, _COMPONENT + "#button"),
    Limit("emoji.name.max", 32, "openapi ComponentEmojiForRequest.name"),
    Limit("application.emoji.name.min", 2, "openapi create_application_emoji"),
    Limit("application.emoji.name.max", 32, "openapi create_application_emoji"),
    Limit("application.emojis.max", 2000, "resources/emoji#emoji-object-applicationowned-emoji"),
    Limit("application.emoji.bytes.max", 256 * 1024, "resources/emoji#emoji-formats"),
    Limit("select.placeholder.max", 150, _COMPONENT + "#string-select"),
    Limit("select.options.max", 25, _COMPONENT + "#string-select"),
    Limit("select.options.min", 1, "openapi StringSelectComponentForMessageRequest.options"),
    Limit("select.min_values.max", 25, _COMPONENT + "#string-select"),
    Limit("select.min_values.min", 0, _COMPONENT + "#string-select"),
    Limit("select.max_values.max", 25, _COMPONENT + "#string-select"),
    Limit("select.max_values.min", 1, _COMPONENT + "#string-select"),
    Limit("select.default_values.max", 25, "openapi UserSelectComponentForMessageRequest.default_values"),
    Limit("option.label.max", 100, _COMPONENT + "#string-select-select-option-structure"),
    Limit("option.label.min", 1, "openapi StringSelectOptionForRequest.label"),
    Limit("option.value.max", 100, _COMPONENT + "#string-select-select-option-structure"),
    Limit("option.value.min", 1, "openapi StringSelectOptionForRequest.value"),
    Limit("option.description.max", 100, _COMPONENT + "#string-select-select-option-structure"),
    Limit("text_display.content.max", 4000, "openapi TextDisplayComponentForMessageRequest.content"),
    Limit("text_display.content.min", 1, "openapi TextDisplayComponentForMessageRequest.content"),
    Limit("section.components.max", 3, _COMPONENT + "#section"),
    Limit("section.components.min", 1, _COMPONENT + "#section"),
    Limit("gallery.items.max", 10, _COMPONENT + "#media-gallery"),
    Limit("gallery.items.min", 1, _COMPONENT + "#media-gallery"),
    Limit("media.description.max", 1024, _COMPONENT + "#media-gallery-media-gallery-item-structure"),
    Limit("media.description.min", 1, "openapi MediaGalleryItemRequest.description"),
    Limit("media.url.max", 2048, "openapi UnfurledMediaRequest.url"),
    Limit("container.components.min", 1, "openapi ContainerComponentForMessageRequest.components"),
    Limit("container.accent_color.max", 0xFFFFFF, _COMPONENT + "#container"),
    Limit("modal.title.max", 45, _CALLBACK + "#interaction-response-object-modal"),
    Limit("modal.title.min", 1, "openapi ModalInteractionCallbackRequestData.title"),
    Limit("modal.components.max", 5, _CALLBACK + "#interaction-response-object-modal"),
    Limit("modal.components.min", 1, _CALLBACK + "#interaction-response-object-modal"),
    Limit("label.label.max", 45, _COMPONENT + "#label"),
    Limit("label.label.min", 1, "openapi LabelComponentForModalRequest.label"),
    Limit("label.description.max", 100, _COMPONENT + "#label"),
    Limit("text_input.placeholder.max", 100, _COMPONENT + "#text-input"),
    Limit("text_input.value.max", 4000, _COMPONENT + "#text-input"),
    Limit("text_input.min_length.max", 4000, _COMPONENT + "#text-input"),
    Limit("text_input.min_length.min", 0, _COMPONENT + "#text-input"),
    Limit("text_input.max_length.max", 4000, _COMPONENT + "#text-input"),
    Limit("text_input.max_length.min", 1, _COMPONENT + "#text-input"),
    Limit("choice_group.options.max", 10, _COMPONENT + "#radio-group"),
    Limit("file_upload.max_values.max", 10, _COMPONENT + "#file-upload"),
    Limit("command.name.max", 32, _COMMAND + "#application-command-object"),
    Limit("command.name.min", 1, _COMMAND + "#application-command-object"),
    Limit("command.description.max", 100, _COMMAND + "#application-command-object"),
    Limit("command.description.min", 1, _COMMAND + "#application-command-object"),
    Limit("command.options.max", 25, _COMMAND + "#application-command-object"),
    Limit("command.choices.max", 25, _COMMAND + "#application-command-object-application-command-option-structure"),
    Limit("command.choice.name.max", 100, _COMMAND + "#application-command-object-application-command-option-choice"),
    Limit("command.choice.name.min", 1, _COMMAND + "#application-command-object-application-command-option-choice"),
    Limit("command.choice.value.max", 100, _COMMAND + "#application-command-object-application-command-option-choice"),
    Limit("command.length.max", 6000, _COMMAND + "#application-command-object-application-command-option-structure"),
    Limit("command.length.min", 0, _COMMAND + "#application-command-object-application-command-option-structure"),
    Limit("command.characters.max", 8000, _COMMAND + "#registering-a-command"),
    Limit("commands.chat.max", 100, _COMMAND + "#registering-a-command"),
    Limit("commands.user.max", 15, _COMMAND + "#registering-a-command"),
    Limit("commands.message.max", 15, _COMMAND + "#registering-a-command"),
    Limit("commands.created_a_day.max", 200, _COMMAND + "#registering-a-command; 30034"),
    Limit("autocomplete.choices.max", 25, _CALLBACK + "#interaction-response-object-autocomplete"),
    Limit("thread.name.max", 100, _CHANNEL + "#start-thread-without-message"),
    Limit("thread.name.min", 1, _CHANNEL + "#start-thread-without-message"),
    Limit("thread.slowmode.max", 21600, _CHANNEL + "#start-thread-without-message"),
    Limit("thread.slowmode.min", 0, _CHANNEL + "#start-thread-without-message"),
    Limit("event.name.max", 100, _EVENT),
    Limit("event.name.min", 1, _EVENT),
    Limit("event.description.max", 1000, _EVENT),
    Limit("event.description.min", 1, _EVENT),
    Limit("event.location.max", 100, "docs/resources/guild-scheduled-event#entity-metadata"),
    Limit("event.location.min", 1, "docs/resources/guild-scheduled-event#entity-metadata"),
    Limit("channel.name.max", 100, _CHANNEL + "#modify-channel"),
    Limit("channel.name.min", 1, _CHANNEL + "#modify-channel"),
    Limit("channel.topic.max", 1024, _CHANNEL + "#modify-channel"),
    Limit("messages.limit.max", 100, "docs/resources/message#get-channel-messages"),
    Limit("messages.limit.min", 1, "docs/resources/message#get-channel-messages"),
    Limit("messages.bulk_delete.max", 100, "docs/resources/message#bulk-delete-messages"),
    Limit("messages.bulk_delete.min", 2, "docs/resources/message#bulk-delete-messages"),
    Limit("members.limit.max", 1000, "docs/resources/guild#list-guild-members"),
    Limit("members.limit.min", 1, "docs/resources/guild#list-guild-members"),
    Limit("pins.max", 250, "docs/topics/opcodes-and-status-codes#json (30003)"),
    Limit("threads.active.max", 1000, "docs/topics/threads; 160006"),
    Limit("audit_reason.max", 512, "docs/reference#audit-log-reasons; observed"),
    Limit("interaction.first_answer.seconds.max", 3, _CALLBACK + "#interaction-callback"),
    Limit("interaction.token.seconds.max", 900, _CALLBACK + "#followup-messages"),
    Limit("gateway.payload.bytes.max", 4096, _GATEWAY + "#sending-events"),
    Limit("gateway.sends_per_minute.max", 120, _GATEWAY + "#rate-limiting"),
    Limit("requests.per_second.max", 50, "docs/topics/rate-limits#global-rate-limit"),
)

LIMITS: dict[str, Limit] = {row.name: row for row in _ROWS}

RATES: dict[str, Rate] = {
    "create_message": Rate(5, 5.0, "observed: 5 in 5 s a channel"),
    "edit_message": Rate(5, 5.0, "observed: 5 in 5 s a channel"),
    "edit_old_message": Rate(3, 6.0, "observed: 3 in 6 s a channel, of messages older than an hour (30046)"),
    "delete_message": Rate(5, 1.0, "observed: 5 in 1 s a channel"),
    "typing": Rate(5, 5.0, "observed: 5 in 5 s a channel"),
    "webhook": Rate(5, 2.0, "observed: 5 in 2 s a webhook token"),
    "channel": Rate(5, 15.0, "observed: a channel's settings, 5 in 15 s"),
    "create_thread": Rate(50, 300.0, "observed: 50 in 5 min a channel"),
    "direct_channels": Rate(10, 60.0, "assumed: 40003 exists, its number is not documented"),
    "application-emojis": Rate(50, 30.0, "assumed: they have a bucket of their own, its size is not documented"),
    "commands": Rate(20, 20.0, "observed"),
    "default": Rate(10, 1.0, "observed: most reads"),
}

ATTACHMENT_BYTES_BY_TIER = (10 * 1024**2, 10 * 1024**2, 50 * 1024**2, 100 * 1024**2)
"""Maximum bytes of an upload, by the guild's premium tier (docs/reference#uploading-files)."""


def bound(name: str) -> int:
    """Return the value of the row `name`."""
    return LIMITS[name].value


def bounds(name: str) -> tuple[int | None, int | None]:
    """Return the minimum and the maximum, from the rows `name.min` and `name.max`."""
    least, most = LIMITS.get(f"{name}.min"), LIMITS.get(f"{name}.max")
    return least and least.value, most and most.value
