// The page's address: `#Ann/<channel>`. Two windows with two names are two people.

import { changed, nameOf, places, world } from "./world.js";

function isUnique(user) {
  return world.members.filter((other) => nameOf(other) === nameOf(user)).length === 1;
}

export function addressOf(userId, placeId = world.place) {
  const user = world.users.get(userId);
  const who = user && isUnique(user) ? nameOf(user) : userId;
  return `#${encodeURIComponent(who)}${placeId ? `/${placeId}` : ""}`;
}

/** Who and where the address says, or else the first person and the first channel. */
export function fromAddress() {
  let parts = [];
  try {
    parts = location.hash.slice(1).split("/").map(decodeURIComponent);
  } catch {
    // a mangled address names nobody
  }
  const [who, where] = parts;
  const named = world.members.filter((user) => user.id === who || nameOf(user) === who);
  return { me: (named[0] ?? world.members[0] ?? [...world.users.values()][0])?.id ?? null, place: where ?? null };
}

/** Makes the address say who and where one is, without a new step in the browser's history. */
export function settleAddress() {
  if (world.me === null) return;
  if (!world.channels.has(world.place)) world.place = places()[0]?.id ?? null;
  const wanted = addressOf(world.me, world.place);
  if (location.hash !== wanted) history.replaceState(null, "", wanted);
}

export function goTo(placeId) {
  if (placeId === world.place || !world.channels.has(placeId)) return;
  world.place = placeId;
  history.pushState(null, "", addressOf(world.me, placeId));
  changed("place");
}
