// One option of a slash command as a field.

import { act } from "./acting.js";
import { h } from "./elements.js";
import { nameOf, placeName, world } from "./world.js";
import { say } from "./words.js";

const [STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE] = [3, 4, 5, 6, 7, 8, 9, 10, 11];
const FEW = 12; // as many numbers are offered as a list
const PAUSE = 150;

/** {name, node, read}: `read()` is undefined for what was left out. */
export function optionField(option, given, others, command, place) {
  const id = `option-${option.name}`;
  const made = input(option, id, given, others, command, place);
  const note = option.required ? null : h("span.small", {}, ` ${say("page-optional")}`);
  const about = h("span.small.about", { id: `${id}-about` }, option.description);
  made.control.setAttribute("aria-describedby", about.id);
  const node = h("div.field", {}, h("label", { for: id }, option.label, note), made.node ?? made.control, about);
  return { name: option.name, node, read: made.read, file: made.file };
}

function input(option, id, given, others, command, place) {
  if (option.choices?.length) return list(option, id, given, option.choices);
  if (option.autocomplete) return completed(option, id, given, others, command, place);
  switch (option.type) {
    case BOOLEAN:
      return list(option, id, given, [{ name: say("page-yes"), value: true }, { name: say("page-no"), value: false }]);
    case INTEGER:
    case NUMBER:
      return number(option, id, given);
    case USER:
    case MENTIONABLE:
      return list(option, id, given, [...world.members, world.bot].map((user) => ({ name: nameOf(user), value: user.id })));
    case CHANNEL:
      return list(option, id, given, channels(option).map((channel) => ({ name: placeName(channel), value: channel.id })));
    case ROLE:
      return list(option, id, given, []);
    case FILE:
      return file(option, id);
    default:
      return text(option, id, given);
  }
}

function channels(option) {
  const all = [...world.channels.values()].filter((channel) => channel.guild_id);
  return option.channel_types ? all.filter((channel) => option.channel_types.includes(channel.type)) : all;
}

function list(option, id, given, choices) {
  const lines = choices.map((choice, index) => {
    const isGiven = given !== undefined && [String(choice.value), choice.name].includes(given);
    return h("option", { value: String(index), selected: isGiven }, choice.name);
  });
  const none = option.required ? null : h("option", { value: "" }, say("page-default"));
  const control = h("select", { id, required: option.required }, none, lines);
  if (!option.required && !lines.some((line) => line.selected)) control.value = "";
  return { control, read: () => (control.value === "" ? undefined : choices[Number(control.value)].value) };
}

function number(option, id, given) {
  const [least, most] = [option.min_value, option.max_value];
  if (option.type === INTEGER && least !== undefined && most !== undefined && most - least < FEW) {
    const choices = Array.from({ length: most - least + 1 }, (_, index) => ({ name: String(least + index), value: least + index }));
    return list(option, id, given, choices);
  }
  const control = h("input", { id, type: "number", min: least, max: most, step: option.type === INTEGER ? 1 : "any", required: option.required, inputmode: "numeric", value: given ?? "" });
  return { control, read: () => (control.value === "" ? undefined : Number(control.value)) };
}

function text(option, id, given) {
  const control = h("input", { id, type: "text", minlength: option.min_length, maxlength: option.max_length, required: option.required, autocomplete: "off", dir: "auto", value: given ?? "" });
  return { control, read: () => control.value || undefined };
}

function file(option, id) {
  const control = h("input", { id, type: "file", required: option.required });
  const read = () => undefined;
  const load = async () => {
    const [chosen] = control.files;
    if (!chosen) return undefined;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return { filename: chosen.name, data };
  };
  return { control, read, file: load };
}

/** A text field below which the bot's suggestions appear. */
function completed(option, id, given, others, command, place) {
  let [choices, active, value, asked] = [[], -1, given, 0];
  const listed = h("div.suggestions", { id: `${id}-list`, role: "listbox", "aria-label": say("page-suggestions"), hidden: true });
  const control = h("input", { id, type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": `${id}-list`, required: option.required, autocomplete: "off", dir: "auto", value: given ?? "" });
  const hide = () => {
    listed.hidden = true;
    active = -1;
    control.setAttribute("aria-expanded", "false");
    control.removeAttribute("aria-activedescendant");
  };
  const take = (choice) => {
    control.value = choice.name;
    value = choice.value;
    hide();
  };
  const draw = () => {
    const lines = choices.map((choice, index) => h("div.option", { id: `${id}-${index}`, role: "option", "aria-selected": String(index === active), class: index === active ? "active" : "", onmousedown: (event) => event.preventDefault(), onclick: () => take(choice) }, choice.name));
    listed.replaceChildren(...(lines.length ? lines : [h("p.small", {}, say("page-no-suggestions"))]));
    listed.hidden = false;
    control.setAttribute("aria-expanded", "true");
    if (active >= 0) control.setAttribute("aria-activedescendant", `${id}-${active}`);
    listed.querySelector(".active")?.scrollIntoView({ block: "nearest" });
  };
  const ask = async () => {
    const mine = ++asked;
    await new Promise((done) => setTimeout(done, PAUSE));
    if (mine !== asked || document.activeElement !== control) return;
    const typed = { ...others(), [option.name]: control.value };
    const body = { channel: place, command, options: typed, focused: option.name };
    const answer = await act("autocomplete", body).catch(() => ({ choices: [] }));
    if (mine !== asked || document.activeElement !== control) return;
    choices = answer.choices;
    active = -1;
    draw();
  };
  control.addEventListener("input", () => {
    value = control.value;
    ask();
  });
  control.addEventListener("focus", ask);
  control.addEventListener("blur", hide);
  control.addEventListener("keydown", (event) => {
    if (["ArrowDown", "ArrowUp"].includes(event.key) && choices.length) {
      event.preventDefault();
      active = (active + (event.key === "ArrowDown" ? 1 : choices.length - (active < 0 ? 0 : 1))) % choices.length;
      draw();
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      take(choices[active]);
    } else if (event.key === "Tab" && active >= 0) {
      take(choices[active]);
    } else if (event.key === "Escape" && !listed.hidden) {
      event.preventDefault();
      hide();
    }
  });
  const read = () => {
    if (value === undefined || value === "") return undefined;
    return option.type === STRING ? String(value) : Number.isFinite(Number(value)) ? Number(value) : value;
  };
  return { control, node: h("div.completed", {}, control, listed), read };
}
