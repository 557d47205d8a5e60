// What an empty channel says, and the one click that begins a game.

import { Refused, call } from "./api.js";
import { act, tell } from "./acting.js";
import { goTo } from "./address.js";
import { commandNamed, offeredCommands } from "./catalogue.js";
import { h } from "./elements.js";
import { showHint } from "./notices.js";
import { here, isThread, placeName, world } from "./world.js";
import { emblemKnown, firstOffers, say } from "./words.js";

const PATIENCE = 8000;
const FOLLOWING = 30000; // a slow machine takes that long to draw the first board
let isBusy = false;

/** The head of a place whose first message is in sight. */
export function firstVisit(isEmpty) {
  const place = placeName(here());
  if (!isEmpty) return h("p.beginning", {}, say("page-start", { place }));
  if (!here() || isThread(here()) || !here().guild_id) return h("p.beginning", {}, say("page-quiet"));
  const possible = firstOffers().filter(isPossible);
  const made = [possible.find((offer) => !offer.beside), ...possible.filter((offer) => offer.beside)].filter(Boolean);
  return h(
    "section.welcome",
    {},
    emblemKnown() ? h("img.emblem", { src: "/page/emblem.svg", alt: say("page-emblem"), width: 100, height: 140 }) : null,
    h("h2", {}, say("page-game")),
    h("p", {}, say("page-game-text")),
    h("p.small", {}, say("page-welcome", { place }), " ", say("page-welcome-text")),
    ...made.map(offerButton),
    h("p.small", {}, say("page-welcome-command")),
  );
}

function offerButton(offer) {
  return h(
    `button.button.${offer.beside ? "secondary" : "primary"}.large`,
    { type: "button", "aria-busy": isBusy ? "true" : null, onclick: (event) => accept(offer, event.currentTarget) },
    say(offer.label),
  );
}

// the bot's commands are known before it is there to answer them
const isPossible = (offer) => world.online && offer.steps.every((step) => !step.command || fits(commandNamed(step.command), step.options));

function fits(command, options) {
  const known = new Set((command?.options ?? []).map((option) => option.name));
  return Boolean(command) && Object.keys(options).every((name) => known.has(name)) && offeredCommands().length > 0;
}

async function accept(offer, button) {
  if (isBusy) return;
  isBusy = true;
  button.setAttribute("aria-busy", "true");
  button.append(h("span.spinner", { "aria-hidden": "true" }));
  const [channel, me] = [world.place, world.me];
  const people = [me, ...world.members.map((user) => user.id).filter((id) => id !== me)];
  try {
    for (const step of offer.steps) {
      const done = step.command
        ? await act("slash", { channel, command: step.command, options: step.options })
        : await press(channel, people[step.person], step.press);
      if (done?.state === "failed") return tell("unanswered", { channel });
    }
    if (offer.begun.length) await follow(channel, offer.begun);
    return world.place === channel || isThread(here()) ? showHint(say(offer.hint)) : undefined;
  } catch (error) {
    return tell("refused", error instanceof Refused ? error.message : say("page-lost"));
  } finally {
    isBusy = false;
    rest();
  }
}

/** The buttons that wait, as they are now: they may have been drawn again meanwhile. */
function rest() {
  for (const button of document.querySelectorAll(".welcome [aria-busy]")) {
    button.removeAttribute("aria-busy");
    button.querySelector(".spinner")?.remove();
  }
}

/** To the game, where it has got a thread of its own: a first visit shall not end at a line that leads there. */
async function follow(channel, begun) {
  const end = Date.now() + FOLLOWING;
  while (Date.now() < end && world.place === channel) {
    const thread = [...world.channels.values()].find((place) => isThread(place) && place.parent_id === channel);
    if (thread) return goTo(thread.id);
    // a lobby, and the line that the thread hangs on, come before it
    const labels = [...document.querySelectorAll("#log .row button")].map((button) => button.textContent.trim());
    if (labels.some((label) => begun.includes(label))) return undefined;
    await new Promise((done) => setTimeout(done, 50));
  }
  return undefined;
}

/** Presses the newest button with one of the labels, once it is there; a step that never becomes possible is left out. */
async function press(channel, user, labels) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const found = await call("messages", { user, channel, limit: 10 });
    for (const message of found.reverse()) {
      const button = buttons(message.components).find((item) => labels.includes(item.label) && !item.disabled);
      if (button) return act("press", { user, channel, message: message.id, custom_id: button.custom_id });
    }
    await new Promise((done) => setTimeout(done, 150));
  }
  return undefined;
}

const buttons = (list) => list.flatMap((item) => [...(item.type === 2 ? [item] : []), ...buttons(item.components ?? [])]);
