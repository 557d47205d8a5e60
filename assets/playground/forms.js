// Modals: the forms a bot opens.

import { Refused } from "./api.js";
import { act, acts, tell } from "./acting.js";
import { h, icon } from "./elements.js";
import { markdown } from "./markdown.js";
import { optionsOf } from "./menu.js";
import { say } from "./words.js";

const [TEXT, LABEL, TEXT_DISPLAY, RADIO, CHECKS, CHECK] = [4, 18, 10, 21, 22, 23];
const SELECTS = [3, 5, 6, 7, 8];
const PARAGRAPH = 2;

function openForm({ interaction, user }) {
  const opener = document.activeElement;
  const modal = interaction.modal;
  const fields = [];
  const body = modal.components.flatMap((item) => part(item, fields));
  const problem = h("p.failure", { role: "alert", hidden: true });
  const send = h("button.button.primary", { type: "submit" }, say("page-submit"));
  const cancel = h("button.button.secondary", { type: "button", onclick: () => dialog.close() }, say("page-cancel"));
  const close = h("button.round", { type: "button", "aria-label": say("page-close"), onclick: () => dialog.close() }, icon("close"));
  const heading = h("h2", { id: "form-title" }, modal.title);
  const form = h("form", { novalidate: false }, h("header", {}, heading, close), h("div.fields", {}, body), problem, h("footer", {}, cancel, send));
  const dialog = h("dialog.form", { "aria-labelledby": "form-title" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.setAttribute("aria-busy", "true");
    problem.hidden = true;
    try {
      const values = Object.fromEntries(fields.map((field) => [field.id, field.read()]));
      const done = await act("submit", { user, interaction: interaction.id, values });
      if (done.state !== "failed") {
        dialog.close();
        tell("answered", done);
        return;
      }
      problem.replaceChildren(icon("warning"), say("page-form-failed"));
    } catch (error) {
      problem.replaceChildren(icon("warning"), error instanceof Refused ? error.message : say("page-form-failed"));
    }
    problem.hidden = false;
    send.removeAttribute("aria-busy");
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (opener?.isConnected) opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, select")?.focus();
}

function part(item, fields) {
  if (item.type === TEXT_DISPLAY) return [h("div.text", {}, markdown(item.content))];
  if (item.type === LABEL) return [labelled(item.component, item.label, item.description, fields)];
  return item.components.map((child) => labelled(child, child.label, null, fields));
}

function labelled(item, label, description, fields) {
  const id = `field-${item.custom_id}`;
  const isRequired = item.required !== false;
  const star = isRequired ? h("span.star", { "aria-hidden": "true" }, "*") : null;
  const more = description ? h("span.small", { id: `${id}-more` }, description) : null;
  if ([RADIO, CHECKS].includes(item.type) || (SELECTS.includes(item.type) && (item.max_values ?? 1) > 1)) {
    return h("fieldset.field", {}, h("legend", {}, label, star), more, choices(item, fields, id));
  }
  const input = single(item, id, isRequired, fields);
  if (more) input.setAttribute("aria-describedby", more.id);
  if (item.type === CHECK) return h("div.field.check", {}, input, h("label", { for: id }, label), more);
  return h("div.field", {}, h("label", { for: id }, label, star), more, input);
}

function single(item, id, isRequired, fields) {
  if (item.type === TEXT) {
    const more = { id, required: isRequired, minlength: item.min_length, maxlength: item.max_length ?? 4000, placeholder: item.placeholder, value: item.value ?? "", dir: "auto" };
    const input = item.style === PARAGRAPH ? h("textarea", { ...more, rows: 4 }) : h("input", { ...more, type: "text", autocomplete: "off" });
    fields.push({ id: item.custom_id, read: () => input.value });
    return input;
  }
  if (SELECTS.includes(item.type)) {
    const options = optionsOf(item);
    const lines = options.map((option) => h("option", { value: option.value, selected: Boolean(option.default) }, option.label));
    const input = h("select", { id, required: isRequired }, h("option", { value: "" }, item.placeholder ?? say("page-choose")), lines);
    fields.push({ id: item.custom_id, read: () => (input.value ? [input.value] : []) });
    return input;
  }
  if (item.type === CHECK) {
    const input = h("input", { id, type: "checkbox", checked: Boolean(item.default) });
    fields.push({ id: item.custom_id, read: () => input.checked });
    return input;
  }
  return h("p.small", { id }, say("page-unsupported"));
}

function choices(item, fields, id) {
  const isRadio = item.type === RADIO;
  const options = isRadio || item.type === CHECKS ? item.options : optionsOf(item);
  const inputs = options.map((option) => h("input", { type: isRadio ? "radio" : "checkbox", name: id, value: option.value, checked: Boolean(option.default), required: isRadio && item.required !== false }));
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  fields.push({ id: item.custom_id, read: () => (isRadio ? (chosen()[0] ?? null) : chosen()) });
  return options.map((option, index) => h("label.choice", {}, inputs[index], h("span", {}, option.label, option.description ? h("span.small", {}, option.description) : null)));
}

export function startForms() {
  acts.addEventListener("modal", (event) => openForm(event.detail));
}
