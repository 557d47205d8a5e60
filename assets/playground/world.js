// What the page knows: who there is, where one is, what is new. Modules listen for its changes.

import { call } from "./api.js";
import { debounced } from "./elements.js";
import { say } from "./words.js";

const HUES = 8;
export const DIRECT = 1;
export const THREADS = [10, 11, 12];

export const world = {
  session: "",
  cursor: 0,
  online: true,
  bot: null,
  users: new Map(), // people, without the bot
  members: [], // people in the server
  guilds: [],
  channels: new Map(),
  badges: {},
  me: null, // a user's id
  place: null, // a channel's id
};

/** Events: `person`, `place` (one is somewhere else), `lists` (who and where there is), `badges`. */
export const changes = new EventTarget();
export const changed = (kind) => changes.dispatchEvent(new Event(kind));

export async function look() {
  const seen = await call("look", world.me ? { user: world.me } : {});
  if (world.me && !seen.guilds.length) {
    world.me = null; // a playground that does not know this person: another one than before
    return look();
  }
  world.session = seen.session;
  world.online = seen.online;
  world.bot = seen.bot;
  world.users = new Map(seen.users.map((user) => [user.id, user]));
  world.guilds = seen.guilds;
  const inside = new Set(seen.guilds.flatMap((guild) => guild.members));
  world.members = seen.users.filter((user) => inside.has(user.id));
  world.channels = new Map(seen.channels.map((channel) => [channel.id, channel]));
  return { cursor: seen.cursor };
}

let asked = 0; // answers may overtake each other

export async function refreshBadges() {
  const mine = ++asked;
  const badges = await call("badges");
  if (mine !== asked) return;
  world.badges = badges;
  changed("badges");
}

/** The badges, once a burst of news is over. */
export const badgesSoon = debounced(() => refreshBadges().catch(() => {}), 60);

export const myself = () => world.users.get(world.me);
export const here = () => world.channels.get(world.place);
export const nameOf = (user) => user?.global_name ?? user?.username ?? say("page-unknown-user");
export const isThread = (channel) => THREADS.includes(channel.type);

export function userOf(id) {
  return world.users.get(id) ?? (world.bot?.id === id ? world.bot : undefined);
}

/** A person's colour, one of eight, the same everywhere. */
export function hueOf(id) {
  const index = world.members.findIndex((user) => user.id === id);
  return index < 0 ? "bot" : String(index % HUES);
}

/** Channels in order, each followed by its threads; then direct messages. */
export function places() {
  const all = [...world.channels.values()];
  const tops = all.filter((item) => item.guild_id && !isThread(item)).sort((a, b) => a.position - b.position);
  const listed = tops.flatMap((top) => [top, ...all.filter((item) => isThread(item) && item.parent_id === top.id)]);
  const directs = all.filter((item) => item.type === DIRECT && item.recipients.some((user) => user.id === world.me));
  return [...listed, ...directs];
}

export function placeName(channel) {
  if (!channel) return say("page-unknown-channel");
  if (channel.type === DIRECT) return nameOf(world.bot);
  return isThread(channel) ? channel.name : `#${channel.name}`;
}

/** How often a person is called where they can see it. */
export function callsFor(user) {
  return Object.values(world.badges[user] ?? {}).reduce((sum, news) => sum + news.called, 0);
}

export const newsIn = (channel) => world.badges[world.me]?.[channel] ?? { unread: 0, mentions: 0, called: 0 };
