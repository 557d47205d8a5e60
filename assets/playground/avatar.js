// A person's picture, or their first letter on their colour.

import { ownAddress } from "./api.js";
import { h } from "./elements.js";
import { hueOf, nameOf } from "./world.js";

export function avatar(user, size = "") {
  const hue = `hue-${hueOf(user?.id)}`;
  if (user?.avatar) {
    const source = ownAddress(`/cdn/avatars/${user.id}/${user.avatar}.png`);
    return h("img.avatar", { class: size, src: source, alt: "", width: 40, height: 40 });
  }
  const letter = [...nameOf(user)][0]?.toUpperCase() ?? "?";
  return h("span.avatar", { class: `${hue} ${size}`, "aria-hidden": "true" }, letter);
}
