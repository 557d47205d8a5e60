// Discord's message components, both generations: rows of buttons and menus, containers, texts, galleries, files.

import { use, waiting } from "./acting.js";
import { fileCard, isPicture, picture } from "./attachments.js";
import { h, icon } from "./elements.js";
import { accented } from "./embeds.js";
import { emoji } from "./emoji.js";
import { markdown } from "./markdown.js";
import { jumpLink } from "./mentions.js";
import { menu } from "./menu.js";

const ROW = 1;
const BUTTON = 2;
const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary", 6: "secondary" };

export function components(message) {
  return message.components.map((item) => component(message, item));
}

function component(message, item) {
  switch (item.type) {
    case ROW:
      return h("div.row", { role: "group" }, item.components.map((child) => control(message, child)));
    case 9:
      return h("div.section", {}, h("div", {}, item.components.map((child) => component(message, child))), accessory(message, item.accessory));
    case 10:
      return h("div.text", {}, markdown(item.content));
    case 12:
      return h("div.gallery", { class: item.items.length > 1 ? "many" : "" }, item.items.map(galleryItem));
    case 13:
      return fileCard({ ...item.file, filename: item.name, size: item.size });
    case 14:
      return h("hr", { class: `${item.divider === false ? "bare" : ""} ${item.spacing === 2 ? "wide" : ""}` });
    case 17:
      return accented(h("section.container", {}, item.components.map((child) => component(message, child))), item.accent_color);
    default:
      return control(message, item);
  }
}

function galleryItem(item) {
  return isPicture(item.media) || !item.media.content_type
    ? picture(item.media, item.description)
    : fileCard({ ...item.media, filename: item.media.url.split("/").at(-1) });
}

function accessory(message, item) {
  if (!item) return null;
  return item.type === 11 ? h("div.thumbnail", {}, picture(item.media, item.description)) : control(message, item);
}

function control(message, item) {
  return item.type === BUTTON ? button(message, item) : menu(message, item);
}

function button(message, item) {
  const label = [emoji(item.emoji), item.label ? h("span", {}, item.label) : null];
  if (item.style === LINK) {
    const jump = jumpLink(item.url, label);
    jump?.classList.add("button", "secondary");
    return jump ?? h("a.button.secondary", { href: item.url, target: "_blank", rel: "noopener noreferrer" }, label, icon("window"));
  }
  const isWaiting = waiting.get(message.id) === item.custom_id;
  const isBusy = waiting.has(message.id);
  return h(
    "button.button",
    {
      type: "button",
      class: `${STYLES[item.style] ?? "secondary"} ${isWaiting ? "waiting" : ""}`,
      disabled: item.disabled,
      "aria-disabled": isBusy ? "true" : null,
      "aria-busy": isWaiting ? "true" : null,
      "aria-label": item.label ? null : item.emoji?.name,
      data: { control: item.custom_id },
      onclick: () => use(message, "press", item.custom_id),
    },
    label,
    isWaiting ? h("span.spinner", { "aria-hidden": "true" }) : null,
  );
}
