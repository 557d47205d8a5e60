// One message as Discord shows it.

import { failed, tell } from "./acting.js";
import { Refused, call } from "./api.js";
import { attachments } from "./attachments.js";
import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { h, icon } from "./elements.js";
import { embeds } from "./embeds.js";
import { markdown } from "./markdown.js";
import { clockTime } from "./mentions.js";
import { hueOf, nameOf, world } from "./world.js";
import { say } from "./words.js";

const LOADING = 1 << 7;
const V2 = 1 << 15;
const [PIN, THREAD_STARTED, REPLY] = [6, 18, 19];
const AT_PERSON = 2; // the type of a command of the menu at a person
const TOGETHER = 7 * 60_000; // messages of one author within seven minutes stand together

/** The list item for `raw`; `before` is the message above it. */
export function messageItem(raw, before) {
  const isCalled = raw.mention_everyone || raw.mentions.some((user) => user.id === world.me);
  const isJoined = standsTogether(raw, before);
  const classes = [isCalled && "called", raw.ephemeral && "ephemeral", isJoined && "joined"].filter(Boolean).join(" ");
  const body = raw.type === THREAD_STARTED || raw.type === PIN ? systemNote(raw) : ordinary(raw, isJoined);
  return h("li.message", { class: classes, id: `message-${raw.id}`, tabindex: "-1", data: { id: raw.id } }, body);
}

function standsTogether(raw, before) {
  if (!before || raw.type !== 0 || raw.interaction_metadata || raw.ephemeral || before.ephemeral) return false;
  if (before.type === THREAD_STARTED || before.type === PIN) return false;
  return before.author.id === raw.author.id && new Date(raw.timestamp) - new Date(before.timestamp) < TOGETHER;
}

function ordinary(raw, isJoined) {
  const content = h("div.content", {}, raw.flags & LOADING ? thinking(raw) : inside(raw));
  return h(
    "article",
    { "aria-label": spokenOf(raw) },
    isJoined ? null : above(raw),
    h("div.gutter", {}, isJoined ? h("time.stamp", {}, clockTime(raw.timestamp, true)) : avatar(raw.author)),
    h("div.column", {}, isJoined ? null : heading(raw), content, below(raw)),
    tools(raw),
  );
}

function inside(raw) {
  const isV2 = Boolean(raw.flags & V2);
  return [
    raw.content ? h("div.text", {}, markdown(raw.content), isJoinedEdit(raw)) : null,
    isV2 ? null : attachments(raw.attachments),
    embeds(raw.embeds),
    components(raw),
    raw.thread ? threadCard(raw.thread) : null,
  ];
}

const isJoinedEdit = (raw) => (raw.edited_timestamp ? h("span.edited", {}, say("page-edited")) : null);

function thinking(raw) {
  return h("p.thinking", {}, h("span.dots", { "aria-hidden": "true" }), say("page-thinking", { name: nameOf(raw.author) }));
}

function heading(raw) {
  return h(
    "div.heading",
    {},
    h("span.author", { class: `ink-${hueOf(raw.author.id)}`, dir: "auto" }, nameOf(raw.author)),
    raw.author.bot ? h("span.tag", {}, say("page-app")) : null,
    h("time.when", { datetime: raw.timestamp }, clockTime(raw.timestamp, false)),
  );
}

/** The line above: what it answers. A press is no news to who pressed; a command is. */
function above(raw) {
  if (raw.type === REPLY && raw.message_reference && !raw.interaction_metadata) return replied(raw);
  const command = raw.interaction;
  if (!command) return null;
  const name = h("span.author", { class: `ink-${hueOf(command.user.id)}`, dir: "auto" }, nameOf(command.user));
  return h("div.above", {}, avatar(command.user, "tiny"), name, h("span.command", {}, raw.interaction_metadata?.command_type === AT_PERSON ? command.name : `/${command.name}`));
}

function replied(raw) {
  const target = raw.referenced_message;
  if (!target) return h("div.above", {}, h("em", {}, say("page-reply-gone")));
  return h(
    "a.above",
    { href: `#/${raw.channel_id}`, data: { place: raw.channel_id, message: target.id } },
    avatar(target.author, "tiny"),
    h("span.author", { class: `ink-${hueOf(target.author.id)}`, dir: "auto" }, nameOf(target.author)),
    h("span.excerpt", { dir: "auto" }, plainText(target).slice(0, 120)),
  );
}

function below(raw) {
  const parts = [];
  if (failed.has(raw.id)) parts.push(h("p.failure", { role: "alert" }, icon("warning"), say("page-failed")));
  if (raw.ephemeral) parts.push(onlyYou(() => remove(raw)));
  if (raw.notification?.users.includes(world.me)) parts.push(notification(raw.notification.text));
  return parts;
}

/** What the phone of whoever is called shows: of a message of components nothing but where it is. */
function notification(text) {
  return h("p.notified", { dir: "auto" }, icon("bell"), text ? say("page-notification", { text }) : say("page-notification-empty"));
}

/** "Only you can see this · Dismiss message", also below the page's own notes. */
export function onlyYou(dismiss) {
  const button = h("button.link", { type: "button", onclick: dismiss }, say("page-dismiss"));
  return h("p.only-you", {}, icon("eye"), say("page-only-you"), " · ", button);
}

function tools(raw) {
  const buttons = [];
  const button = (name, label, short, onclick) =>
    h("button.tool", { type: "button", "aria-label": label, title: short, onclick }, icon(name));
  if (!raw.ephemeral) {
    const label = say("page-reply-to", { name: nameOf(raw.author) });
    buttons.push(button("reply", label, say("page-reply"), () => tell("reply", raw)));
  }
  if (raw.author.id === world.me) {
    buttons.push(button("trash", say("page-delete-label"), say("page-delete"), () => remove(raw)));
  }
  return buttons.length ? h("div.tools", {}, buttons) : null;
}

async function remove(raw) {
  try {
    await call("delete_message", { user: world.me, channel: raw.channel_id, message: raw.id });
  } catch (error) {
    if (error instanceof Refused) tell("refused", error.message);
  }
}

function systemNote(raw) {
  const name = h("strong", {}, nameOf(raw.author));
  if (raw.type === PIN) return h("p.system", {}, say("page-pinned", { name: nameOf(raw.author) }));
  const id = raw.message_reference?.channel_id;
  const anchor = h("a", { href: `#/${id}`, data: { place: id } }, raw.content);
  const words = say("page-thread-started").split(/(\{name\}|\{thread\})/);
  const filled = words.map((word) => (word === "{name}" ? name : word === "{thread}" ? anchor : word));
  return h("p.system", {}, icon("thread"), h("span", {}, filled));
}

function threadCard(thread) {
  const label = say("page-open-thread", { thread: thread.name });
  return h("a.thread-card", { href: `#/${thread.id}`, data: { place: thread.id } }, icon("thread"), label);
}

/** A message in one line of plain text, for excerpts and announcements. */
export function plainText(raw) {
  const parts = [raw.content, ...raw.embeds.flatMap((embed) => [embed.title, embed.description]), ...texts(raw.components)];
  const holder = h("div", {}, markdown(parts.filter(Boolean).join("\n")));
  return holder.textContent.replace(/\s+/g, " ").trim() || raw.attachments.map((file) => file.filename).join(", ");
}

function texts(list) {
  return list.flatMap((item) => [item.content, ...texts(item.components ?? []), item.accessory?.content]);
}

function spokenOf(raw) {
  const parts = [nameOf(raw.author), clockTime(raw.timestamp, false)];
  if (raw.ephemeral) parts.push(say("page-only-you"));
  return parts.join(", ");
}
