// The side: channels with their threads, direct messages, and who one is.

import { tell, useAt } from "./acting.js";
import { addressOf, goTo } from "./address.js";
import { Refused, call } from "./api.js";
import { avatar } from "./avatar.js";
import { personMenu } from "./catalogue.js";
import { byId, h, icon } from "./elements.js";
import { changed, changes, hueOf, isThread, look, myself, nameOf, newsIn, placeName, places, world } from "./world.js";
import { knownLocales, say } from "./words.js";

const TIMEOUTS = [1, 5, 10, 60, 1440, 10_080]; // minutes
const narrow = matchMedia("(max-width: 799px)");
let isOpen = false;
let areTimeoutsOpen = false; // kept over each time the side is drawn again
let opener = null;

function draw() {
  const side = byId("sidebar");
  const listed = places();
  const close = h("button.round.only-narrow", { type: "button", "aria-label": say("page-close-places"), onclick: closePlaces }, icon("close"));
  const kept = side.contains(document.activeElement) ? document.activeElement.dataset.place : null;
  side.replaceChildren(
    h("div.side-head", {}, h("h1", {}, world.guilds[0]?.name ?? ""), close),
    h("nav.places", { "aria-label": say("page-channels") }, h("ul", {}, listed.map(item))),
    identity(),
  );
  if (kept) side.querySelector(`[data-place="${CSS.escape(kept)}"]`)?.focus();
  place();
}

function item(channel) {
  const news = newsIn(channel.id);
  const isHere = channel.id === world.place;
  const name = isThread(channel) ? say("page-thread", { place: channel.name }) : placeName(channel);
  const label = news.mentions ? say("page-mentioned", { place: name, count: news.mentions }) : news.unread && !isHere ? say("page-unread", { place: name }) : name;
  const mark = isThread(channel) ? "thread" : channel.type === 1 ? "at" : "hash";
  const classes = [isThread(channel) && "thread", news.unread && !isHere && "unread", channel.thread_metadata?.archived && "archived"];
  return h(
    "li",
    {},
    h(
      "a.place",
      {
        href: addressOf(world.me, channel.id),
        class: classes.filter(Boolean).join(" "),
        "aria-current": isHere ? "page" : null,
        "aria-label": label,
        data: { place: channel.id },
        onclick: (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          goTo(channel.id);
          closePlaces();
        },
      },
      icon(mark),
      h("span.name", { dir: "auto" }, channel.type === 1 ? nameOf(world.bot) : channel.name),
      news.mentions ? h("span.badge", {}, String(news.mentions)) : null,
    ),
  );
}

function identity() {
  const me = myself();
  if (!me) return null;
  const others = world.members.filter((user) => user.id !== world.me);
  const hasDirect = places().some((channel) => channel.type === 1);
  return h(
    "section.identity",
    { class: `hue-line-${hueOf(me.id)}` },
    hasDirect ? null : h("button.quiet", { type: "button", onclick: openDirect }, icon("at"), say("page-direct", { name: nameOf(world.bot) })),
    h("p.you", {}, avatar(me), h("strong", { dir: "auto" }, say("page-you-are", { name: nameOf(me) }))),
    languageOf("page-client-language", { name: nameOf(me) }, me.locale, { user: me.id }),
    languageOf("page-server-language", {}, world.guilds[0]?.locale, { guild: world.guilds[0]?.id }),
    others.length ? h("p.small", {}, say("page-second-window")) : null,
    h("ul.windows", {}, others.map((user) => h("li", {}, windowOf(user), personMenu().map((command) => menuButton(user, command))))),
    timeouts([...others, world.bot]),
  );
}

function windowOf(user) {
  return h(
    "a.window",
    { href: addressOf(user.id), target: "_blank", rel: "noopener", "aria-label": say("page-second-window-as", { name: nameOf(user) }) },
    h("span", { dir: "auto" }, nameOf(user)),
    icon("window"),
  );
}

/** What Discord has in the menu at a person stands beside his name here. */
function menuButton(user, command) {
  const label = say("page-menu-at", { command: command.label, name: nameOf(user) });
  const use = () => {
    closePlaces();
    useAt(user.id, command.name);
  };
  return h("button.quiet", { type: "button", "aria-label": label, onclick: use }, command.label);
}

/** What a moderator does in Discord's menu at a person, folded away: a newcomer looks for other things here. */
function timeouts(users) {
  const selects = users.map(timeoutOf).filter(Boolean);
  if (!selects.length) return null;
  // by the click, which the browser answers at once: its event `toggle` may come after the side was drawn again
  const keep = (event) => {
    areTimeoutsOpen = !event.currentTarget.parentElement.open;
  };
  return h("details.timeouts", { open: areTimeoutsOpen }, h("summary", { onclick: keep }, say("page-timeouts")), selects);
}

/** A select with the times for which Discord's client times a member out, for who may. */
function timeoutOf(user) {
  const guild = world.guilds.find((each) => each.moderated.includes(user.id));
  if (!guild) return null;
  const isOut = guild.timed_out.includes(user.id);
  const now = h("option", { value: "", selected: true }, say(isOut ? "page-timed-out" : "page-timeout-none"));
  const lines = TIMEOUTS.map((minutes) => h("option", { value: String(minutes * 60) }, say("page-timeout-minutes", { count: minutes })));
  const end = isOut ? h("option", { value: "0" }, say("page-timeout-end")) : null;
  const select = h("select", { onchange: (event) => timeOut(user, guild, event.target.value) }, now, end, lines);
  return h("label.language", {}, h("span.small", {}, say("page-timeout", { name: nameOf(user) })), select);
}

async function timeOut(user, guild, seconds) {
  try {
    await call("time_out", { user: world.me, guild: guild.id, target: user.id, seconds });
  } catch (error) {
    if (error instanceof Refused) tell("refused", error.message);
  }
}

/** A select for the language of one's client, or of the server. */
function languageOf(key, values, chosen, whose) {
  const locales = { ...knownLocales() };
  if (chosen && !(chosen in locales)) locales[chosen] = chosen;
  const lines = Object.entries(locales).map(([locale, name]) => h("option", { value: locale, lang: locale, selected: locale === chosen }, name));
  const select = h("select", { onchange: (event) => chooseLanguage(event.target.value, whose) }, lines);
  return h("label.language", {}, h("span.small", {}, say(key, values)), select);
}

async function chooseLanguage(locale, whose) {
  await call("set_locale", { locale, ...whose });
  await look();
  changed("language");
}

async function openDirect() {
  const channel = await call("open_dm", { user: world.me }).catch(() => null); // lost: the page says so at the top
  if (!channel) return;
  await look();
  changed("lists");
  goTo(channel.id);
  closePlaces();
}

/** On a narrow window the side is a drawer: out of reach while it is closed. */
function place() {
  const isHidden = narrow.matches && !isOpen;
  byId("sidebar").inert = isHidden;
  byId("sidebar").classList.toggle("open", isOpen && narrow.matches);
  byId("main").inert = narrow.matches && isOpen;
  byId("backdrop").hidden = !(narrow.matches && isOpen);
  document.querySelector("[data-opens=places]")?.setAttribute("aria-expanded", String(isOpen));
}

export function openPlaces() {
  opener = document.activeElement;
  isOpen = true;
  place();
  byId("sidebar").querySelector("a, button").focus();
}

export function closePlaces() {
  if (!isOpen) return;
  isOpen = false;
  place();
  opener?.focus();
}

export function startPlaces() {
  for (const kind of ["person", "place", "lists", "badges", "commands"]) changes.addEventListener(kind, draw);
  byId("backdrop").addEventListener("click", closePlaces);
  narrow.addEventListener("change", place);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closePlaces();
  });
}
