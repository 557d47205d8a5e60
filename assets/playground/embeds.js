// Embeds: the older way of framing a message.

import { h } from "./elements.js";
import { picture } from "./attachments.js";
import { inline, markdown } from "./markdown.js";

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** Gives `node` its accent; set as a property, as the page allows no inline styles. */
export function accented(node, number) {
  if (Number.isInteger(number)) node.style.setProperty("--accent", colour(number));
  return node;
}

export function embeds(list) {
  return list.map((embed) => accented(h("div.embed", {}, parts(embed)), embed.color));
}

function parts(embed) {
  const title = embed.title ? h("h4", { dir: "auto" }, inline(embed.url ? `[${embed.title}](${embed.url})` : embed.title)) : null;
  return [
    embed.author?.name ? h("p.small", {}, embed.author.name) : null,
    title,
    embed.description ? h("div.text", {}, markdown(embed.description)) : null,
    embed.fields?.length ? h("dl.fields", {}, embed.fields.map(field)) : null,
    embed.image ? picture(embed.image, embed.image.description) : null,
    embed.thumbnail ? picture(embed.thumbnail, embed.thumbnail.description) : null,
    embed.footer?.text ? h("p.small", {}, embed.footer.text) : null,
  ];
}

const field = (item) =>
  h("div", { class: item.inline ? "inline" : "" }, h("dt", {}, inline(item.name)), h("dd", {}, markdown(item.value)));
