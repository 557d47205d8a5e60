// Emojis: Unicode ones as they are, the bot's own as the pictures it has sent.

import { h } from "./elements.js";

/** Beside a label. */
export function emoji(item) {
  if (item?.id) return customEmoji(item.id, item.name, { "aria-hidden": "true" });
  return item?.name ? h("span.emoji", { "aria-hidden": "true" }, item.name) : null;
}

/** One of the bot's own; its name where it is gone. */
export function customEmoji(id, name, attributes = {}) {
  const image = h("img.custom-emoji", { src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false", ...attributes });
  image.addEventListener("error", () => image.replaceWith(`:${name}:`));
  return image;
}
