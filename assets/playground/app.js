// Puts the page together and starts it.

import { fromAddress, settleAddress } from "./address.js";
import { call } from "./api.js";
import { refreshCommands } from "./catalogue.js";
import { startComposer } from "./composer.js";
import { byId } from "./elements.js";
import { startForms } from "./forms.js";
import { startHeader } from "./header.js";
import { heard, showMessage, showPlace, startLog } from "./log.js";
import { followJumps, tickMoments } from "./mentions.js";
import { listeners, restarts, startNews, wakeNews } from "./news.js";
import { startNotices } from "./notices.js";
import { startPlaces } from "./places.js";
import { changed, changes, look, myself, refreshBadges, world } from "./world.js";
import { browsersLocale, loadSetting, spoken } from "./words.js";

async function beSomebody() {
  const { me, place } = fromAddress();
  world.me = me;
  const { cursor } = await look();
  world.cursor = cursor;
  world.place = place;
  settleAddress();
}

/** The page speaks as one's client does; a client nobody has set speaks the browser's language. */
async function speakAsMyself() {
  const me = myself();
  const own = browsersLocale();
  if (me && !me.is_locale_chosen && own && own !== me.locale) {
    await call("set_locale", { user: me.id, locale: own });
    await look();
  }
  const wanted = myself()?.locale;
  if (wanted && wanted !== spoken()) await loadSetting(wanted);
}

async function everythingAnew() {
  await look(); // who there is, before one of them is chosen by name
  await beSomebody();
  await speakAsMyself();
  changed("person");
  if (world.me !== null) changed("lists");
  await Promise.all([showAll(), refreshBadges()]);
}

async function showAll() {
  await refreshCommands().catch(() => {});
  await showPlace();
}

/** The address was changed: by a link, the back button, or by hand. */
async function onAddress() {
  const { me, place } = fromAddress();
  if (me === world.me && place === world.place) return;
  const isOther = me !== world.me;
  world.place = place;
  if (isOther) {
    await beSomebody().catch(() => {}); // lost: one is somebody else all the same, and sees nothing of before
    await speakAsMyself().catch(() => {});
    changed("person");
    wakeNews();
  }
  settleAddress();
  changed("place");
}

async function start() {
  for (let isReady = false; !isReady; ) {
    try {
      await loadSetting();
      await look();
      isReady = true;
    } catch {
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
  startPlaces();
  startHeader();
  startNotices();
  startComposer();
  startForms();
  startLog();
  followJumps(byId("main"), async (id) => {
    await arrived;
    await showMessage(id);
  });
  restarts.add(everythingAnew);
  listeners.add((event) => {
    if (event.kind === "message" || event.kind === "deleted") heard(event).catch(() => {});
    if (["online", "guild", "commands"].includes(event.kind)) refreshCommands().catch(() => {});
  });
  changes.addEventListener("lists", () => {
    if (world.me === null && world.members.length) everythingAnew().catch(() => {}); // people have come
  });
  changes.addEventListener("language", async () => {
    await speakAsMyself();
    changed("person");
    arrived = showAll();
  });
  changes.addEventListener("place", () => {
    arrived = showAll();
  });
  addEventListener("hashchange", onAddress);
  addEventListener("popstate", onAddress);
  setInterval(tickMoments, 15_000);
  await everythingAnew();
  startNews();
}

let arrived = Promise.resolve();

start();
