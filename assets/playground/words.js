// What the page says. The sentences are in the catalogue; the code knows their keys.

let words = {};
let offers = [];
let hasEmblem = false;
let locales = {};
let current = navigator.language;

/** Fetches the words for a client's locale, such as "fr" or "en-US". */
export async function loadSetting(locale = navigator.language) {
  ({ words, offers, locales, has_emblem: hasEmblem } = await (await fetch(`/page/setting.json?locale=${encodeURIComponent(locale)}`)).json());
  current = locale;
  document.documentElement.lang = locale;
}

/** The locale of the client one looks at, for numbers and times. */
export const spoken = () => current;

/** By Discord's locale, what each language calls itself. */
export const knownLocales = () => locales;

/** Discord's locale for what the browser speaks; undefined where the bot does not. */
export function browsersLocale() {
  const all = Object.keys(locales);
  const language = navigator.language.split("-")[0];
  return all.find((locale) => locale === navigator.language) ?? all.find((locale) => locale.split("-")[0] === language);
}

/** Whether there is a drawing for a first visit. */
export const emblemKnown = () => hasEmblem;

export const firstOffers = () => offers;

/** The text of `key`, its variables filled in. */
export function say(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
