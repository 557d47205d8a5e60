// What stands above the messages: the bot is offline, the playground is lost, a hint; and short refusals.

import { acts } from "./acting.js";
import { byId, h, icon } from "./elements.js";
import { changes, nameOf, world } from "./world.js";
import { say } from "./words.js";

const TOAST = 6000;
let isLost = false;
let hint = "";

function draw() {
  const parts = [];
  if (isLost) parts.push(banner(say("page-lost")));
  else if (world.bot && !world.online) parts.push(banner(say("page-bot-offline", { name: nameOf(world.bot) })));
  if (hint) {
    const button = h("button.round", { type: "button", "aria-label": say("page-dismiss-hint"), title: say("page-dismiss-hint"), onclick: () => showHint("") }, icon("close"));
    parts.push(h("div.hint", { role: "status" }, h("p", {}, hint), button));
  }
  byId("notices").replaceChildren(...parts);
}

const banner = (text) => h("div.banner", { role: "alert" }, icon("warning"), h("span", {}, text));

export function showHint(text) {
  hint = text;
  draw();
}

/** A refusal, for a moment. */
export function toast(text) {
  document.querySelector(".toast")?.remove();
  const node = h("div.toast", { role: "alert" }, icon("warning"), text);
  document.body.append(node);
  setTimeout(() => node.remove(), TOAST);
}

export function startNotices() {
  changes.addEventListener("lists", draw);
  changes.addEventListener("lost", (event) => {
    isLost = event.detail;
    draw();
  });
  acts.addEventListener("answered", () => hint && showHint("")); // who presses has read it
  acts.addEventListener("overtaken", () => toast(say("page-overtaken")));
  acts.addEventListener("refused", (event) => toast(say("page-refused", { why: event.detail })));
  draw();
}
