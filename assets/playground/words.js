// What the page says. The sentences are in the catalogue; the code knows their keys.

let words = {};
let offers = [];

export async function loadSetting() {
  ({ words, offers } = await (await fetch("/page/setting.json")).json());
}

export const firstOffers = () => offers;

/** The text of `key`, its variables filled in. */
export function say(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
