// Building DOM nodes. Text is only ever set as text, never as markup.

/** An element: `h("button.wide", {type: "button", onclick: f, "aria-label": "…"}, "text", node, …)`. */
export function h(what, properties = {}, ...children) {
  const [tag, ...classes] = what.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className += ` ${value}`;
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "value" || key === "checked" || key === "selected" || key === "indeterminate") node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const SVG = "http://www.w3.org/2000/svg";
const PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  reply: "M9 7L4 12l5 5M4 12h9a7 7 0 0 1 7 7",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
  send: "M4 12L20 4l-5 16-3-7z",
  down: "M12 5v14M6 13l6 6 6-6",
  chevron: "M6 9l6 6 6-6",
  check: "M5 12l5 5 9-10",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  bell: "M6 17v-6a6 6 0 0 1 12 0v6l1.500 2h-15zM10 21h4",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  window: "M4 6h12v12H4zM9 6V3h12v12h-5",
  thread: "M5 4v9a4 4 0 0 0 4 4h10M15 13l4 4-4 4",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M3.5 15h16",
  at: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM15.500 8.500v5a2.500 2.500 0 0 0 5 0V12a8.500 8.500 0 1 0-3.500 6.900",
  warning: "M12 4L2.500 20h19zM12 10v4.500M12 17.500v.1",
  slash: "M15 4L9 20",
};

/** One of the page's own line drawings; it says nothing to a screen reader. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "icon");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

export const byId = (id) => document.getElementById(id);

/** Runs `later` once, `delay` ms after the last of several calls. */
export function debounced(later, delay) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(later, delay);
  };
}

/** Fewer moves where the reader asked for fewer. */
export const smoothly = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");
