// Where one writes: messages and replies; a slash at the beginning lists the commands.

import { acts, tell } from "./acting.js";
import { Refused, call } from "./api.js";
import { commandNamed, matching, offeredCommands } from "./catalogue.js";
import { closeCommand, openCommand } from "./command.js";
import { byId, h, icon } from "./elements.js";
import { changes, here, isThread, myself, nameOf, placeName, world } from "./world.js";
import { say, spoken } from "./words.js";

const MOST = 2000;
const WARN_AT = 1800;
let replyTo = null;
let active = 0;
const drafts = new Map(); // by person and place

let drawn = ""; // for whom, where, and whether they may write there

const draftKey = () => `${world.me} ${world.place}`;
const field = () => byId("writing");

const situation = () => `${draftKey()} ${here()?.writable} ${spoken()}`;

/** Everything read anew is no reason to take away what somebody is writing. */
function drawIfElsewhere() {
  if (situation() !== drawn) draw();
}

function draw() {
  closeCommand();
  if (situation() !== drawn) replyTo = null;
  drawn = situation();
  const channel = here();
  const name = nameOf(myself());
  if (channel && channel.writable === false) {
    byId("composer").replaceChildren(h("p.closed", {}, say("page-cannot-write", { name })));
    return;
  }
  const label = say(channel && isThread(channel) ? "page-write-thread" : "page-write", { place: placeName(channel), name });
  const input = h("textarea", {
    id: "writing",
    rows: 1,
    placeholder: label,
    "aria-label": label,
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "commands",
    dir: "auto",
    enterkeyhint: "send",
    maxlength: MOST,
    autocomplete: "off",
    oninput: onInput,
    onkeydown: onKey,
    onblur: () => setTimeout(() => document.activeElement !== field() && hideList(), 150),
  });
  input.value = drafts.get(draftKey()) ?? "";
  const slash = h("button.round", { type: "button", id: "slash", "aria-label": say("page-commands-button"), title: say("page-commands-button"), onclick: beginCommand }, icon("slash"));
  const send = h("button.round.send", { type: "submit", "aria-label": say("page-send"), title: say("page-send") }, icon("send"));
  const form = h("form.writing", { onsubmit: onSubmit }, slash, input, send);
  const list = h("div", { id: "commands", role: "listbox", "aria-label": say("page-commands"), hidden: true });
  byId("composer").replaceChildren(list, replyLine(), form, h("p.small.count", { id: "count", role: "status" }));
  fit();
}

function replyLine() {
  if (!replyTo) return "";
  const stop = h("button.round", { type: "button", "aria-label": say("page-stop-reply"), onclick: () => setReply(null) }, icon("close"));
  return h("div.replying", {}, h("span", {}, say("page-replying", { name: nameOf(replyTo.author) })), stop);
}

function setReply(raw) {
  drafts.set(draftKey(), field()?.value ?? "");
  replyTo = raw;
  draw();
  field()?.focus();
}

function fit() {
  const input = field();
  if (!input) return;
  input.style.setProperty("height", "auto");
  input.style.setProperty("height", `${Math.min(input.scrollHeight, 200)}px`);
  const left = MOST - input.value.length;
  byId("count").textContent = input.value.length > WARN_AT ? say("page-characters", { left }) : "";
}

function onInput() {
  drafts.set(draftKey(), field().value);
  fit();
  active = 0;
  showList();
}

const typedCommand = () => (field()?.value.startsWith("/") && !field().value.includes("\n") ? field().value.slice(1) : null);

/** The typed name, without what looks like options ("players:2"). */
const nameTyped = (text) => text.replace(/\s*\S+:.*$/, "");

function found() {
  const typed = typedCommand();
  return typed === null ? [] : matching(nameTyped(typed));
}

function showList() {
  const list = byId("commands");
  if (!list) return;
  const typed = typedCommand();
  if (typed === null) return hideList();
  const lines = found().map((command, index) => h(
    "div.option",
    { id: `command-${index}`, role: "option", "aria-selected": String(index === active), class: index === active ? "active" : "", onmousedown: (event) => event.preventDefault(), onclick: () => choose(command) },
    h("span.command-name", {}, `/${command.label}`),
    h("span.small", {}, command.description),
  ));
  const none = offeredCommands().length ? say("page-no-commands") : say("page-bot-commands-missing", { name: nameOf(world.bot) });
  list.replaceChildren(...(lines.length ? lines : [h("p.small", {}, none)]));
  list.hidden = false;
  field().setAttribute("aria-expanded", "true");
  if (lines.length) field().setAttribute("aria-activedescendant", `command-${active}`);
  list.querySelector(".active")?.scrollIntoView({ block: "nearest" });
  return undefined;
}

function hideList() {
  const list = byId("commands");
  if (!list) return;
  list.hidden = true;
  field()?.setAttribute("aria-expanded", "false");
  field()?.removeAttribute("aria-activedescendant");
}

function beginCommand() {
  field().value = "/";
  field().focus();
  onInput();
}

function choose(command) {
  const typed = typedCommand() ?? "";
  const given = Object.fromEntries([...typed.matchAll(/(\S+?):(\S+)/g)].map((pair) => [pair[1], pair[2]]));
  field().value = "";
  drafts.delete(draftKey());
  hideList();
  byId("composer").classList.add("filling");
  openCommand(command, given, () => {
    byId("composer").classList.remove("filling");
    field()?.focus();
  });
}

function onKey(event) {
  const isListed = !byId("commands").hidden;
  const list = isListed ? found() : [];
  if (isListed && ["ArrowDown", "ArrowUp"].includes(event.key) && list.length) {
    event.preventDefault();
    active = (active + (event.key === "ArrowDown" ? 1 : list.length - 1)) % list.length;
    showList();
  } else if (isListed && event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    hideList();
  } else if (list.length && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey) {
    event.preventDefault();
    choose(list[active]);
  } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    onSubmit(event);
  } else if (event.key === "Escape" && replyTo) {
    setReply(null);
  }
}

async function onSubmit(event) {
  event.preventDefault();
  if (typedCommand() !== null && found().length) return choose(found()[active]);
  const input = field();
  const content = named(input.value);
  if (!content.trim()) return undefined;
  const body = { user: world.me, channel: world.place, content, ...(replyTo ? { reply_to: replyTo.id } : {}) };
  input.value = "";
  drafts.delete(draftKey());
  try {
    await call("say", body);
    if (replyTo) setReply(null);
    fit();
  } catch (error) {
    input.value = input.value || content;
    tell("refused", error instanceof Refused ? error.message : say("page-lost"));
  }
  return undefined;
}

/** "@Ann" is written as Discord's client would write it. */
function named(text) {
  const people = [...world.members, world.bot].sort((a, b) => nameOf(b).length - nameOf(a).length);
  return people.reduce((told, user) => told.replaceAll(`@${nameOf(user)}`, `<@${user.id}>`), text);
}

export function startComposer() {
  for (const kind of ["place", "person", "lists"]) changes.addEventListener(kind, drawIfElsewhere);
  changes.addEventListener("commands", () => typedCommand() !== null && !byId("commands").hidden && showList());
  document.addEventListener("click", (event) => {
    const mention = event.target.closest("button[data-command]");
    const command = mention && commandNamed(mention.dataset.command);
    if (command && field()) choose(command);
  });
  acts.addEventListener("reply", (event) => setReply(event.detail));
}
