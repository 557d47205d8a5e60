// The messages of the place one is in: the newest are drawn, older ones come when one scrolls up.

import { acts, failed } from "./acting.js";
import { call } from "./api.js";
import { byId, h, icon, smoothly } from "./elements.js";
import { firstVisit } from "./firstvisit.js";
import { messageItem, onlyYou, plainText } from "./message.js";
import { goTo } from "./address.js";
import { badgesSoon, changes, here, nameOf, placeName, world } from "./world.js";
import { say } from "./words.js";

const FIRST = 50;
const PAGE = 50;
const MOST_DRAWN = 200;
const NEAR = 80; // pixels from the end that still count as the end

let shown = []; // the messages drawn, oldest first
let hasOlder = false;
let isStuck = true; // whether the view follows the newest message
let unseen = 0;
let loading = null;
let visit = 0;
const asked = new Map(); // message id → how often it was asked for here: answers may overtake each other

const scroller = () => byId("scroller");
const items = () => byId("log");
const isNearEnd = () => scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight < NEAR;

/** Reads the place anew. */
export async function showPlace() {
  const mine = ++visit;
  asked.clear();
  const place = world.place;
  if (!place) return draw([]);
  const found = await call("messages", { user: world.me, channel: place, limit: FIRST + 1 }).catch(() => []);
  if (mine !== visit) return undefined;
  hasOlder = found.length > FIRST;
  isStuck = true;
  unseen = 0;
  return draw(found.slice(hasOlder ? 1 : 0));
}

function draw(list) {
  shown = list;
  byId("messages").setAttribute("aria-label", say("page-messages", { place: placeName(here()) }));
  items().replaceChildren(...shown.map((raw, index) => messageItem(raw, shown[index - 1])));
  drawEdges();
  toEnd();
  markRead();
}

function drawEdges() {
  const welcome = hasOlder ? null : firstVisit(shown.length === 0);
  const button = h("button.button.secondary", { type: "button", onclick: () => loadOlder().catch(() => {}) }, say("page-older"));
  byId("older").replaceChildren(...(hasOlder ? [button] : welcome ? [welcome] : []));
  const jump = h("button.newest", { type: "button", "aria-label": say("page-latest"), onclick: () => backToNewest() }, icon("down"), unseen ? say("page-newest") : null);
  byId("newer").replaceChildren(...(isStuck ? [] : [jump]));
}

function backToNewest() {
  isStuck = true;
  unseen = 0;
  toEnd(smoothly());
  drawEdges();
  markRead();
}

function toEnd(behavior = "auto") {
  scroller().scrollTo({ top: scroller().scrollHeight, behavior });
}

async function loadOlder() {
  if (!hasOlder || loading) return loading;
  const [mine, place] = [visit, world.place];
  loading = (async () => {
    const found = await call("messages", { user: world.me, channel: place, before: shown[0].id, limit: PAGE + 1 });
    if (mine !== visit) return;
    hasOlder = found.length > PAGE;
    const fresh = found.slice(hasOlder ? 1 : 0);
    const before = scroller().scrollHeight - scroller().scrollTop;
    shown = [...fresh, ...shown];
    items().prepend(...fresh.map((raw, index) => messageItem(raw, fresh[index - 1])));
    redraw(shown[fresh.length]?.id);
    drawEdges();
    scroller().scrollTop = scroller().scrollHeight - before;
  })().finally(() => {
    loading = null;
  });
  return loading;
}

/** Draws one message anew, and keeps the focus where it was. */
export function redraw(id) {
  const index = shown.findIndex((raw) => raw.id === id);
  const old = byId(`message-${id}`);
  if (index < 0 || !old) return;
  const fresh = messageItem(shown[index], shown[index - 1]);
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  old.replaceWith(fresh);
  if (focused) successor(fresh, focused).focus({ preventScroll: true });
}

/** What takes the focus of a control that is drawn anew: itself, or else nothing that a key held down would press. */
function successor(fresh, focused) {
  const id = focused.dataset.control ?? focused.closest("[data-menu]")?.dataset.menu;
  const box = id && fresh.querySelector(`[data-menu="${CSS.escape(id)}"]`);
  const list = box && focused.getAttribute("role") === "listbox" ? box.querySelector("[role=listbox]") : null;
  const controls = [...fresh.querySelectorAll("button:not(:disabled), a[href]")];
  const same = controls.find((node) => id && node.dataset.control === id) ?? controls.find((node) => isAlike(node, focused));
  if (list || same) return list ?? same;
  const row = fresh.querySelector(".row");
  row?.setAttribute("tabindex", "-1"); // the next Tab leads to the first thing to press
  return row ?? fresh;
}

const isAlike = (one, other) => one.tagName === other.tagName && spoken(one) === spoken(other);
const spoken = (node) => node.getAttribute("aria-label") ?? node.textContent.trim();

/** An event about a message of this place. */
export async function heard(event) {
  if (event.channel_id !== world.place) return;
  const mine = visit;
  if (event.kind === "deleted") {
    if (event.message_id === undefined) await showPlace();
    else drop(event.message_id);
    return;
  }
  const turn = (asked.get(event.message_id) ?? 0) + 1;
  asked.set(event.message_id, turn);
  const { message } = await call("message", { user: world.me, channel: event.channel_id, message: event.message_id });
  if (mine !== visit || asked.get(event.message_id) !== turn) return; // a newer answer is there, or on its way
  if (!message) drop(event.message_id);
  else put(message);
}

function drop(id) {
  const index = shown.findIndex((raw) => raw.id === id);
  if (index < 0) return;
  const item = byId(`message-${id}`);
  const hadFocus = item?.contains(document.activeElement);
  shown.splice(index, 1);
  item?.remove();
  if (shown[index]) redraw(shown[index].id);
  if (hadFocus) scroller().focus({ preventScroll: true });
  drawEdges();
}

function put(raw) {
  const index = shown.findIndex((item) => item.id === raw.id);
  if (index >= 0) {
    const changedMuch = JSON.stringify(shown[index]) !== JSON.stringify(raw);
    shown[index] = raw;
    if (changedMuch) failed.delete(raw.id);
    redraw(raw.id);
    if (isStuck) toEnd();
    return;
  }
  const place = shown.findLastIndex((item) => BigInt(item.id) < BigInt(raw.id)) + 1;
  if (place === 0 && hasOlder) return; // older than what is drawn: it comes with its page
  const next = shown[place];
  shown.splice(place, 0, raw);
  items().insertBefore(messageItem(raw, shown[place - 1]), next ? byId(`message-${next.id}`) : null);
  if (next) redraw(next.id); // it may stand together with another now
  if (isStuck && shown.length > MOST_DRAWN) trim();
  announce(raw);
  const own = raw.author.id === world.me || (raw.ephemeral && raw.interaction_metadata?.user.id === world.me);
  if (own) isStuck = true;
  if (!isStuck) unseen += 1;
  drawEdges();
  if (isStuck) toEnd();
  markRead();
}

function trim() {
  const gone = shown.splice(0, shown.length - FIRST * 2);
  for (const raw of gone) byId(`message-${raw.id}`)?.remove();
  hasOlder = true;
}

function announce(raw) {
  if (raw.author.id === world.me) return;
  byId("announcer").textContent = say("page-from-to", { name: nameOf(raw.author), text: plainText(raw).slice(0, 300) });
}

/** A note of the page's own at the end, such as a command without an answer. */
export function note(text) {
  const item = h("li.message.ephemeral.note", {}, h("p.failure", { role: "alert" }, icon("warning"), text), onlyYou(() => item.remove()));
  items().append(item);
  isStuck = true;
  toEnd();
}

const isWatched = () => document.visibilityState === "visible" && isStuck;

export function markRead() {
  const last = shown.at(-1);
  if (!last || !isWatched()) return;
  call("read", { user: world.me, channel: last.channel_id, message: last.id }).then(badgesSoon, () => {});
}

/** Scrolls to a message, loading older ones until it is there. */
export async function showMessage(id) {
  await loading;
  while (!byId(`message-${id}`) && hasOlder && BigInt(shown[0]?.id ?? 0) > BigInt(id)) await loadOlder();
  const item = byId(`message-${id}`);
  if (!item) return note(say("page-not-here"));
  isStuck = false;
  item.scrollIntoView({ block: "center", behavior: smoothly() });
  item.focus({ preventScroll: true });
  item.classList.add("found");
  setTimeout(() => item.classList.remove("found"), 2000);
  return undefined;
}

export function startLog() {
  scroller().addEventListener("scroll", () => {
    const was = isStuck;
    isStuck = isNearEnd();
    if (isStuck && !was) {
      unseen = 0;
      markRead();
    }
    if (was !== isStuck) drawEdges();
    if (scroller().scrollTop < 200) loadOlder().catch(() => {});
  }, { passive: true });
  new ResizeObserver(() => isStuck && toEnd()).observe(items());
  new ResizeObserver(() => isStuck && toEnd()).observe(scroller());
  document.addEventListener("visibilitychange", markRead);
  changes.addEventListener("commands", drawEdges);
  acts.addEventListener("message", (event) => redraw(event.detail));
  acts.addEventListener("arrived", (event) => event.detail.channel_id === world.place && put(event.detail));
  acts.addEventListener("answered", (event) => {
    if (event.detail.channel_id !== world.place) goTo(event.detail.channel_id);
    isStuck = true;
    toEnd();
  });
  acts.addEventListener("unanswered", () => note(say("page-no-answer")));
}
