// A chosen slash command: its options as fields, the required ones first, completed by the bot where it can.

import { run, tell } from "./acting.js";
import { Refused } from "./api.js";
import { byId, h, icon } from "./elements.js";
import { optionField } from "./options.js";
import { say } from "./words.js";
import { world } from "./world.js";

let current = null;

/** Shows the fields of `command`; `given` are values typed already, `after` runs when it is closed. */
export function openCommand(command, given, after) {
  closeCommand();
  const place = world.place;
  const fields = command.options.map((option) => optionField(option, given[option.label] ?? given[option.name], () => values(fields), command.name, place));
  const name = `/${command.label}`;
  const close = h("button.round", { type: "button", "aria-label": say("page-stop-command", { command: name }), onclick: () => closeCommand() }, icon("close"));
  const send = h("button.button.primary", { type: "submit" }, say("page-send"));
  const form = h(
    "form.command",
    { "aria-label": name, onsubmit: (event) => submit(event, command, fields, place, send) },
    h("header", {}, h("strong.command-name", {}, name), h("span.small", {}, command.description), close),
    fields.length ? h("div.fields", {}, fields.map((field) => field.node)) : null,
    h("footer", {}, send),
  );
  form.addEventListener("keydown", (event) => onKey(event, form));
  byId("composer").append(form);
  current = { form, after };
  (form.querySelector("input, select") ?? send).focus();
}

function onKey(event, form) {
  if (event.key === "Escape" && !event.defaultPrevented) {
    event.stopPropagation();
    closeCommand();
  } else if (event.key === "Enter" && event.target.matches("select")) {
    event.preventDefault();
    form.requestSubmit();
  }
}

export function closeCommand() {
  const closing = current;
  current = null;
  closing?.form.remove();
  closing?.after();
}

const values = (fields) => Object.fromEntries(fields.map((field) => [field.name, field.read()]).filter(([, value]) => value !== undefined));

async function submit(event, command, fields, place, send) {
  event.preventDefault();
  if (send.getAttribute("aria-busy")) return;
  send.setAttribute("aria-busy", "true");
  send.append(h("span.spinner", { "aria-hidden": "true" }));
  try {
    const options = values(fields);
    for (const field of fields) if (field.file) options[field.name] = await field.file();
    await run(place, command.name, options);
    closeCommand();
  } catch (error) {
    tell("refused", error instanceof Refused ? error.message : say("page-lost"));
    send.removeAttribute("aria-busy");
    send.querySelector(".spinner")?.remove();
  }
}
