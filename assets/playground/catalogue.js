// The slash commands one is offered where one is, each sub-command by its whole name.

import { call } from "./api.js";
import { changed, myself, world } from "./world.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const AT_PERSON = 2;
let commands = [];
let menu = [];

export const offeredCommands = () => commands;

/** The commands of the menu at a person: `name`, and `label` as one's client shows it. */
export const personMenu = () => menu;
export const commandNamed = (name) => commands.find((command) => command.name === name);

export async function refreshCommands() {
  const raw = world.place ? await call("offered", { user: world.me, channel: world.place }) : [];
  commands = raw.flatMap((command) => flat(command, "", ""));
  const atPeople = world.place ? await call("offered", { user: world.me, channel: world.place, type: AT_PERSON }) : [];
  menu = atPeople.map((command) => ({ name: command.name, label: inOwn(command, "name") }));
  changed("commands");
}

/** A name or description as one's client shows it: in its language, else as the bot wrote it. */
function inOwn(holder, key) {
  const known = holder[`${key}_localizations`] ?? {};
  const locale = myself()?.locale;
  return known[locale] ?? known[{ "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES" }[locale]] ?? holder[key];
}

const optionShown = (raw) => ({
  ...raw,
  label: inOwn(raw, "name"),
  description: inOwn(raw, "description"),
  choices: raw.choices?.map((choice) => ({ ...choice, name: inOwn(choice, "name") })),
});

function flat(holder, prefix, shown) {
  const name = `${prefix}${holder.name}`;
  const label = `${shown}${inOwn(holder, "name")}`;
  const below = (holder.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (below.length) return below.flatMap((option) => flat(option, `${name} `, `${label} `));
  return [{ name, label, description: inOwn(holder, "description"), options: (holder.options ?? []).map(optionShown) }];
}

/** The commands that a typed text may mean, best first. */
export function matching(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const typed = text.toLowerCase().trim();
  const begins = (command) => command.label.startsWith(typed) || command.name.startsWith(typed);
  const fitting = commands.filter((command) => words.every((word) => command.label.includes(word) || command.name.includes(word)));
  return [...fitting.filter(begins), ...fitting.filter((command) => !begins(command))];
}
