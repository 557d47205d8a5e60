// Select menus: a button that unfolds a list, one choice or several, by mouse, touch or keys.

import { use, waiting } from "./acting.js";
import { avatar } from "./avatar.js";
import { h, icon } from "./elements.js";
import { emoji } from "./emoji.js";
import { isThread, nameOf, placeName, world } from "./world.js";
import { say } from "./words.js";

const [STRINGS, USERS, ROLES, USERS_AND_ROLES] = [3, 5, 6, 7];
let open = null; // {key, chosen, active}: survives the message being drawn anew

const keyOf = (message, item) => `${message.id} ${item.custom_id}`;

/** What there is to choose: {value, label, description, mark}. */
export function optionsOf(item) {
  if (item.type === STRINGS) {
    return item.options.map((option) => ({ ...option, mark: emoji(option.emoji) }));
  }
  if (item.type === USERS || item.type === USERS_AND_ROLES) {
    return [...world.members, world.bot].map((user) => ({ value: user.id, label: nameOf(user), mark: avatar(user, "tiny") }));
  }
  if (item.type === ROLES) return [];
  const channels = [...world.channels.values()].filter((channel) => channel.guild_id);
  const kinds = item.channel_types ?? [];
  const fitting = kinds.length ? channels.filter((channel) => kinds.includes(channel.type)) : channels;
  return fitting.map((channel) => ({ value: channel.id, label: placeName(channel), mark: icon(isThread(channel) ? "thread" : "hash") }));
}

export function menu(message, item) {
  const options = optionsOf(item);
  const box = h("div.menu", { data: { menu: item.custom_id } });
  const draw = () => {
    const scrolled = box.querySelector(".options")?.scrollTop ?? 0;
    box.replaceChildren(...parts(message, item, options, draw, box));
    box.querySelector(".options")?.scrollTo(0, scrolled); // a tick far down the list leaves the list where it is
  };
  draw();
  return box;
}

function parts(message, item, options, draw, box) {
  const key = keyOf(message, item);
  const isOpen = open?.key === key;
  const isWaiting = waiting.get(message.id) === item.custom_id;
  const [least, most] = [item.min_values ?? 1, item.max_values ?? 1];
  const preset = options.filter((option) => option.default);
  const chosen = isOpen ? options.filter((option) => open.chosen.has(option.value)) : preset;
  const text = chosen.length ? chosen.map((option) => option.label).join(", ") : item.placeholder || say("page-choose");
  const listId = `options-${message.id}-${item.id}`;
  const opener = h(
    "button.opener",
    {
      type: "button",
      class: `${isWaiting ? "waiting" : ""} ${chosen.length ? "" : "empty"}`,
      disabled: item.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": String(isOpen),
      "aria-controls": isOpen ? listId : null,
      "aria-busy": isWaiting ? "true" : null,
      "aria-disabled": waiting.has(message.id) ? "true" : null,
      data: { control: item.custom_id },
    },
    h("span.chosen", {}, text),
    isWaiting ? h("span.spinner", { "aria-hidden": "true" }) : icon("chevron"),
  );
  const unfold = () => {
    open = { key, chosen: new Set(preset.map((option) => option.value)), active: Math.max(0, options.indexOf(preset[0])), close };
    draw();
    box.querySelector("[role=listbox]").focus({ preventScroll: true });
    box.scrollIntoView({ block: "nearest" });
  };
  const close = () => {
    open = null;
    draw();
    box.querySelector(".opener")?.focus();
  };
  opener.addEventListener("click", () => {
    if (waiting.has(message.id)) return;
    if (isOpen) close();
    else {
      open?.close?.();
      unfold();
    }
  });
  opener.addEventListener("keydown", (event) => {
    if (["ArrowDown", "ArrowUp"].includes(event.key) && !isOpen && !waiting.has(message.id)) {
      event.preventDefault();
      unfold();
    }
  });
  if (!isOpen) return [opener];

  const send = (values) => {
    open = null;
    use(message, "select", item.custom_id, { values });
  };
  const pick = (index) => {
    const { value } = options[index];
    open.active = index;
    if (most === 1) return send([value]);
    if (open.chosen.has(value)) open.chosen.delete(value);
    else if (open.chosen.size < most) open.chosen.add(value);
    draw();
    box.querySelector("[role=listbox]").focus({ preventScroll: true });
    box.querySelector(".menu-footer").scrollIntoView({ block: "nearest" }); // what is chosen may take one line more
    return undefined;
  };
  const lines = options.map((option, index) => line(option, index, `${listId}-${index}`, most > 1, pick));
  const keys = (event) => onKey(event, { options, pick, close, draw, box, send, least, most });
  const list = h(
    "div.options",
    {
      id: listId,
      role: "listbox",
      tabindex: "0",
      "aria-label": item.placeholder || say("page-choose"),
      "aria-multiselectable": most > 1 ? "true" : null,
      "aria-activedescendant": options.length ? `${listId}-${open.active}` : null,
      onkeydown: keys,
    },
    lines.length ? lines : h("p.small", {}, say("page-nobody")),
  );
  return [opener, h("div.unfolded", {}, list, most > 1 ? footer(least, most, send) : null)];
}

function line(option, index, id, isMultiple, pick) {
  const isChosen = open.chosen.has(option.value);
  return h(
    "div.option",
    {
      id,
      role: "option",
      "aria-selected": String(isChosen),
      class: open.active === index ? "active" : "",
      data: { value: option.value },
      onclick: () => pick(index),
    },
    option.mark,
    h("span.label", {}, option.label, option.description ? h("span.small", {}, option.description) : null),
    isMultiple ? h("span.box", { "aria-hidden": "true" }, isChosen ? icon("check") : null) : null,
  );
}

function footer(least, most, send) {
  const count = open.chosen.size;
  const fits = count >= least && count <= most;
  const wish = least === most ? say("page-choose-exactly", { count: least }) : say("page-choose-range", { least, most });
  return h(
    "div.menu-footer",
    {},
    h("span.small", { role: "status" }, count ? say("page-choose-count", { chosen: count, most }) : wish),
    h("button.button.primary", { type: "button", disabled: !fits, onclick: () => send([...open.chosen]) }, say("page-confirm")),
  );
}

function onKey(event, { options, pick, close, draw, box, send, least, most }) {
  const last = options.length - 1;
  const moves = { ArrowDown: Math.min(last, open.active + 1), ArrowUp: Math.max(0, open.active - 1), Home: 0, End: last };
  if (event.key in moves) {
    event.preventDefault();
    open.active = moves[event.key];
    draw();
    box.querySelector("[role=listbox]").focus({ preventScroll: true });
    box.querySelector(".option.active")?.scrollIntoView({ block: "nearest" });
  } else if (event.key === " " || (event.key === "Enter" && most === 1)) {
    event.preventDefault();
    if (options.length) pick(open.active);
  } else if (event.key === "Enter") {
    event.preventDefault();
    if (open.chosen.size >= least && open.chosen.size <= most) send([...open.chosen]);
    else if (options.length) pick(open.active);
  } else if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    close();
  }
}
