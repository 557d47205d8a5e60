// The slash commands one is offered where one is, each sub-command by its whole name.

import { call } from "./api.js";
import { changed, world } from "./world.js";

const SUBCOMMAND = 1;
const GROUP = 2;
let commands = [];

export const offeredCommands = () => commands;
export const commandNamed = (name) => commands.find((command) => command.name === name);

export async function refreshCommands() {
  const raw = world.place ? await call("offered", { user: world.me, channel: world.place }) : [];
  commands = raw.flatMap((command) => flat(command, ""));
  changed("commands");
}

function flat(holder, prefix) {
  const name = `${prefix}${holder.name}`;
  const below = (holder.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (below.length) return below.flatMap((option) => flat(option, `${name} `));
  return [{ name, description: holder.description, options: holder.options ?? [] }];
}

/** The commands that a typed text may mean, best first. */
export function matching(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = (command) => command.name.startsWith(text.toLowerCase().trim());
  const fitting = commands.filter((command) => words.every((word) => command.name.includes(word)));
  return [...fitting.filter(begins), ...fitting.filter((command) => !begins(command))];
}
