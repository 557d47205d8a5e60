// What a text may name: people, channels, moments, other messages.

import { goTo } from "./address.js";
import { h } from "./elements.js";
import { nameOf, placeName, userOf, world } from "./world.js";
import { say, spoken } from "./words.js";

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

export function userMention(id) {
  const user = userOf(id);
  const isMe = id === world.me;
  return h("span.mention", { class: isMe ? "me" : "" }, user ? `@${nameOf(user)}` : say("page-unknown-user"));
}

export function channelMention(id) {
  if (!world.channels.has(id)) return h("span.mention", {}, say("page-unknown-channel"));
  return h("a.mention", { href: `#/${id}`, data: { place: id } }, placeName(world.channels.get(id)));
}

/** A link to a message or channel of Discord's becomes a jump inside the page. */
export function jumpLink(address, children) {
  const found = JUMP.exec(address);
  if (!found) return null;
  return h("a.jump", { href: `#/${found[2]}`, data: { place: found[2], message: found[3] ?? "" } }, children);
}

/** Follows the jumps below `root`; `showMessage` scrolls to a message of the place one is in. */
export function followJumps(root, showMessage) {
  root.addEventListener("click", (event) => {
    const anchor = event.target.closest("a[data-place]");
    if (!anchor) return;
    event.preventDefault();
    goTo(anchor.dataset.place);
    if (anchor.dataset.message) showMessage(anchor.dataset.message);
  });
}

const FORMS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** A moment in the reader's own time; relative ones are told anew by `tickMoments`. */
export function timestamp(seconds, form) {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return h("span", {}, String(seconds));
  const full = new Intl.DateTimeFormat(spoken(), FORMS.F).format(moment);
  const text = form === "R" ? relative(seconds) : new Intl.DateTimeFormat(spoken(), FORMS[form]).format(moment);
  const data = form === "R" ? { relative: String(seconds) } : {};
  return h("time.moment", { datetime: moment.toISOString(), title: full, data }, text);
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(away) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

export function tickMoments() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}

/** When a message was written: "14:03" today, with the day before. */
export function clockTime(iso, isShort) {
  const moment = new Date(iso);
  const time = new Intl.DateTimeFormat(spoken(), { timeStyle: "short" }).format(moment);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(iso).setHours(0, 0, 0, 0)) / 86400000);
  if (isShort || days === 0) return time;
  if (days === 1) return `${new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(-1, "day")}, ${time}`;
  return `${new Intl.DateTimeFormat(spoken(), { dateStyle: "medium" }).format(moment)}, ${time}`;
}
