// Discord's markdown, as far as it is used, turned into DOM nodes. Nothing is ever parsed as HTML.

import { h } from "./elements.js";
import { customEmoji } from "./emoji.js";
import { channelMention, jumpLink, timestamp, userMention } from "./mentions.js";
import { say } from "./words.js";

/** A text of several lines: quotes, headings, lists, small print, code blocks, paragraphs. */
export function markdown(text) {
  const nodes = [];
  const fence = /```(?:[\w+-]*\n)?([\s\S]*?)```/g;
  let at = 0;
  for (const found of text.matchAll(fence)) {
    nodes.push(...lines(text.slice(at, found.index).replace(/\n$/, "")));
    nodes.push(h("pre", { tabindex: "0" }, h("code", {}, found[1].replace(/\n$/, ""))));
    at = found.index + found[0].length;
  }
  nodes.push(...lines(text.slice(at).replace(/^\n/, at ? "" : "\n")));
  return nodes;
}

function lines(text) {
  if (!text) return [];
  const nodes = [];
  const rows = text.split("\n");
  let paragraph = [];
  const close = () => {
    if (paragraph.length) nodes.push(h("p", { dir: "auto" }, joined(paragraph)));
    paragraph = [];
  };
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    const heading = /^(#{1,3}) +(.+)$/.exec(row);
    const small = /^-# +(.+)$/.exec(row);
    if (row.startsWith(">>> ")) {
      close();
      nodes.push(h("blockquote", {}, lines([row.slice(4), ...rows.slice(index + 1)].join("\n"))));
      return nodes;
    }
    if (row.startsWith("> ") || row === ">") {
      close();
      const quoted = taken(rows, index, (line) => line.startsWith("> ") || line === ">");
      nodes.push(h("blockquote", {}, lines(quoted.map((line) => line.slice(2)).join("\n"))));
      index += quoted.length - 1;
    } else if (heading) {
      close();
      // a message lies below the page's own headings
      nodes.push(h(`h${heading[1].length + 2}`, { dir: "auto" }, inline(heading[2])));
    } else if (small) {
      close();
      nodes.push(h("p.small", { dir: "auto" }, inline(small[1])));
    } else if (ITEM.test(row)) {
      close();
      const kind = isNumber(row);
      const top = ITEM.exec(row)[1].length;
      const belongs = (line) => {
        const found = ITEM.exec(line);
        return found ? found[1].length > top || isNumber(line) === kind : /^ {2,}\S/.test(line);
      };
      const listed = taken(rows, index, belongs);
      nodes.push(list(listed));
      index += listed.length - 1;
    } else {
      paragraph.push(row);
    }
  }
  close();
  return nodes;
}

const isNumber = (row) => /^ *\d/.test(row);
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

function taken(rows, start, belongs) {
  let end = start;
  while (end < rows.length && belongs(rows[end])) end += 1;
  return rows.slice(start, end);
}

function list(rows) {
  const [, indent, mark] = ITEM.exec(rows[0]);
  const isNumbered = mark !== "-" && mark !== "*";
  const root = h(isNumbered ? "ol" : "ul", isNumbered && mark !== "1." ? { start: parseInt(mark, 10) } : {});
  for (let index = 0; index < rows.length; index += 1) {
    const found = ITEM.exec(rows[index]);
    if (found && found[1].length <= indent.length) {
      root.append(h("li", { dir: "auto" }, inline(found[3])));
      continue;
    }
    const item = root.lastElementChild;
    const below = taken(rows, index, (line) => (ITEM.exec(line)?.[1].length ?? indent.length + 1) > indent.length);
    if (found) item.append(list(below));
    else item.append(h("br"), ...below.flatMap((line) => inline(line.trim())));
    index += below.length - 1;
  }
  return root;
}

const joined = (rows) => rows.flatMap((row, index) => (index ? [h("br"), ...inline(row)] : inline(row)));

// In order: what stands first wins where two begin at the same place.
const RULES = [
  [/\\([^\p{L}\p{N}\s])/u, (found) => [found[1]]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/, (found) => [h("code", {}, found[2].replace(/^ (.*) $/, "$1"))]],
  [/<@!?(\d+)>/, (found) => [userMention(found[1])]],
  [/<#(\d+)>/, (found) => [channelMention(found[1])]],
  [/<\/([^:>]+):\d+>/, (found) => [h("button.mention", { type: "button", data: { command: found[1] } }, `/${found[1]}`)]],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (found) => [timestamp(Number(found[1]), found[2] ?? "f")]],
  [/<a?:(\w+):(\d+)>/, (found) => [customEmoji(found[2], found[1])]],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found) => [link(found[2], inline(found[1]))]],
  [/<(https?:\/\/[^\s>]+)>/, (found) => [link(found[1], [found[1]])]],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'\])]/, (found) => [link(found[0], [found[0]])]],
  [/\*\*\*(?!\s)([\s\S]+?)\*\*\*/, (found) => [h("strong", {}, h("em", {}, inline(found[1])))]],
  [/\*\*(?!\s)([\s\S]+?)\*\*(?!\*)/, (found) => [h("strong", {}, inline(found[1]))]],
  [/__([\s\S]+?)__(?!_)/, (found) => [h("u", {}, inline(found[1]))]],
  [/\*(?![\s*])([\s\S]*?[^\s*])\*(?!\*)/, (found) => [h("em", {}, inline(found[1]))]],
  [/(?<![\p{L}\p{N}])_(?![\s_])([\s\S]*?[^\s_])_(?![\p{L}\p{N}_])/u, (found) => [h("em", {}, inline(found[1]))]],
  [/~~([\s\S]+?)~~(?!~)/, (found) => [h("s", {}, inline(found[1]))]],
  [/\|\|([\s\S]+?)\|\|/, (found) => [spoiler(found[1])]],
  [/@(?:everyone|here)\b/, (found) => [h("span.mention", {}, found[0])]],
];

/** A text without line structure. */
export function inline(text) {
  const nodes = [];
  let rest = text;
  while (rest) {
    let first = null;
    for (const [pattern, make] of RULES) {
      const found = pattern.exec(rest);
      if (found && (first === null || found.index < first.found.index)) first = { found, make };
    }
    if (first === null) break;
    if (first.found.index) nodes.push(rest.slice(0, first.found.index));
    nodes.push(...first.make(first.found));
    rest = rest.slice(first.found.index + first.found[0].length);
  }
  if (rest) nodes.push(rest);
  return nodes;
}

function link(address, children) {
  const jump = jumpLink(address, children);
  return jump ?? h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler(text) {
  const inside = h("span", { hidden: true }, inline(text));
  const button = h("button.spoiler", { type: "button", "aria-label": say("page-spoiler") }, "▒▒▒▒");
  button.addEventListener("click", () => {
    inside.hidden = false;
    button.remove();
  });
  return h("span", {}, button, inside);
}
