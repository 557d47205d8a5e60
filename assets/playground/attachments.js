// Pictures, which open large, and other files, which are downloaded.

import { ownAddress } from "./api.js";
import { h, icon } from "./elements.js";
import { say, spoken } from "./words.js";

const PICTURES = ["image/png", "image/jpeg", "image/gif", "image/webp"];

export const isPicture = (media) => PICTURES.includes((media.content_type ?? "").split(";")[0]);

/** The files of a message without components of its own. */
export function attachments(files) {
  if (!files.length) return null;
  return h("div.files", {}, files.map((file) => (isPicture(file) ? picture(file, file.description) : fileCard(file))));
}

/** A picture at its own shape, as large as clients show a single one, so that nothing jumps when it arrives. A broken
 *  one becomes a file. */
export function picture(media, description) {
  const source = ownAddress(media.url);
  const what = description || media.filename || say("page-picture");
  if (!source) return h("a", { href: media.url, target: "_blank", rel: "noopener noreferrer" }, media.url);
  const image = h("img", { src: source, alt: description ?? "", width: media.width, height: media.height, decoding: "async" });
  const label = say("page-enlarge", { what });
  const button = h("button.picture", { type: "button", "aria-label": label }, image);
  if (media.width && media.height) {
    button.style.setProperty("--own", `${media.width}px`);
    button.style.setProperty("--shape", media.width / media.height);
  }
  button.addEventListener("click", () => enlarge(source, description ?? "", button));
  const named = { filename: source.split("/").at(-1), size: 0, ...media };
  image.addEventListener("error", () => button.replaceWith(fileCard(named)));
  return button;
}

export function fileCard(file) {
  const source = ownAddress(file.url);
  const name = file.filename ?? file.name ?? "";
  const kilobytes = new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 }).format((file.size ?? 0) / 1024);
  return h(
    "a.file",
    { href: source ?? file.url, download: name, "aria-label": say("page-download", { file: name }) },
    icon("file"),
    h("span.file-name", { dir: "auto" }, name),
    h("span.file-size", {}, say("page-bytes", { size: kilobytes })),
  );
}

function enlarge(source, description, opener) {
  const close = h("button.round", { type: "button", "aria-label": say("page-close") }, icon("close"));
  const image = h("img", { src: source, alt: description });
  const original = h("a", { href: source, target: "_blank", rel: "noopener" }, say("page-open-original"));
  const dialog = h("dialog.lightbox", { "aria-label": say("page-picture") }, image, h("footer", {}, h("span", {}, description), original), close);
  dialog.addEventListener("click", (event) => {
    if (!event.target.closest("a")) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
