// The head: where one is, and the people one can be, with a number on who is called.

import { addressOf } from "./address.js";
import { avatar } from "./avatar.js";
import { byId, h, icon } from "./elements.js";
import { openPlaces } from "./places.js";
import { DIRECT, callsFor, changes, here, hueOf, isThread, myself, nameOf, newsIn, placeName, places, world } from "./world.js";
import { say } from "./words.js";

function draw() {
  const head = byId("header");
  const kept = head.contains(document.activeElement) ? document.activeElement.id : null;
  const elsewhere = places().some((channel) => channel.id !== world.place && newsIn(channel.id).mentions);
  const channel = here();
  head.replaceChildren(
    h("a.skip", { href: "#composer", id: "skip", onclick: skip }, say("page-skip")),
    h(
      "button.round.only-narrow",
      { type: "button", id: "open-places", "aria-label": say("page-open-places"), "aria-expanded": "false", data: { opens: "places" }, onclick: openPlaces },
      icon("menu"),
      elsewhere ? h("span.spot") : null,
    ),
    h("h2.where", {}, icon(signOf(channel)), h("span", { dir: "auto" }, channel?.name ?? placeName(channel))),
    h("nav.people", { "aria-label": say("page-people") }, h("span.you-are", {}, say("page-you-are-label")), h("ul", {}, world.members.map(person))),
  );
  if (kept) byId(kept)?.focus();
  showMe();
  document.documentElement.dataset.hue = hueOf(world.me);
  document.title = say("page-title", {
    badge: callsFor(world.me) ? `(${callsFor(world.me)}) ` : "",
    place: placeName(channel),
    name: nameOf(myself()),
  });
}

function signOf(channel) {
  if (channel?.type === DIRECT) return "at";
  return channel && isThread(channel) ? "thread" : "hash";
}

/** With many people, or long names, the row of them scrolls: who one is stays in sight. */
function showMe() {
  const list = document.querySelector(".people ul");
  const mine = list.querySelector("[aria-current]")?.parentElement;
  if (mine) list.scrollLeft = mine.offsetLeft - list.offsetLeft - (list.clientWidth - mine.offsetWidth) / 2;
}

function person(user) {
  const isMe = user.id === world.me;
  const calls = callsFor(user.id);
  const name = nameOf(user);
  const label = isMe ? say("page-you-are", { name }) : calls ? say("page-be-called", { name, count: calls }) : say("page-be", { name });
  return h("li", {}, h(
    "a.person",
    {
      id: `person-${user.id}`,
      href: addressOf(user.id),
      class: `hue-line-${hueOf(user.id)}`,
      "aria-current": isMe ? "true" : null,
      "aria-label": label,
      title: label,
    },
    avatar(user, "small"),
    h("span.name", { dir: "auto" }, name),
    calls ? h("span.badge", { "aria-hidden": "true" }, String(calls)) : null,
  ));
}

function skip(event) {
  event.preventDefault();
  byId("scroller").focus();
}

export function startHeader() {
  for (const kind of ["person", "place", "lists", "badges"]) changes.addEventListener(kind, draw);
}
