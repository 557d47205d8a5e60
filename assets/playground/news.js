// Live news: waits for events, tells the modules, and gets up again after sleep, a restart, or a lost connection.

import { Lost, call } from "./api.js";
import { badgesSoon, changed, changes, look, world } from "./world.js";

const PATIENCE = 25; // seconds a request waits for news
const HIDDEN_PAUSE = 3000; // a hidden window asks now and then, and keeps no connection open
const MOST_EVENTS = 300; // after more than that (an hour asleep), everything is read anew

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
let current = null;
let generation = 0;

/** Told of each event: {kind, channel_id, message_id, …}. */
export const listeners = new Set();
/** Told when everything has to be read anew. */
export const restarts = new Set();

/** Interrupts the wait, so that the next one is made as another person. */
export function wakeNews() {
  current?.abort();
}

export async function startNews() {
  const mine = ++generation;
  let failures = 0;
  while (mine === generation) {
    current = new AbortController();
    try {
      const waits = document.hidden ? 0 : PATIENCE;
      const body = { user: world.me, after: world.cursor, timeout: failures ? 0 : waits };
      const heard = await call("events", body, current.signal);
      if (failures || heard.session !== world.session) {
        failures = 0;
        setLost(false);
        await everythingAnew();
        continue;
      }
      await tell(heard);
      if (document.hidden) await pause(HIDDEN_PAUSE);
    } catch (error) {
      if (current.signal.aborted) continue;
      if (!(error instanceof Lost)) console.error(error);
      if (error instanceof Lost || ++failures > 2) setLost(true);
      failures += 1;
      await pause(Math.min(400 * failures, 3000));
    }
  }
}

async function tell(heard) {
  const isNew = heard.cursor !== world.cursor;
  world.cursor = heard.cursor;
  if (!isNew) return;
  if (heard.events.length > MOST_EVENTS) {
    await everythingAnew();
    return;
  }
  if (heard.events.some((event) => isAboutLists(event))) {
    await look();
    changed("lists");
  }
  for (const event of heard.events) for (const listener of listeners) listener(event);
  badgesSoon();
}

function isAboutLists(event) {
  const isUnknown = event.channel_id !== undefined && !world.channels.has(event.channel_id);
  return isUnknown || ["channel", "guild", "user", "online", "offline"].includes(event.kind);
}

async function everythingAnew() {
  for (const restart of restarts) await restart();
}

let isLost = false;

function setLost(wish) {
  if (isLost === wish) return;
  isLost = wish;
  changes.dispatchEvent(new CustomEvent("lost", { detail: wish }));
}

document.addEventListener("visibilitychange", wakeNews);
for (const kind of ["online", "offline"]) addEventListener(kind, wakeNews);
