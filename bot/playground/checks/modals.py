"""Discord's rules for modals and for what people enter (docs: components/reference#label, #text-input)."""

from typing import Any

from bot.playground.checks.component_tree import (
    ACTION_ROW,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    walk_components,
)
from bot.playground.checks.components import ComponentCheck, check_options, check_select, check_text_display
from bot.playground.checks.errors import Form, Path
from bot.playground.json_types import JSON, array, is_array, is_integer, is_object

_IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check_modal(form: Form, data: Any, path: Path) -> None:
    """Add to `form` the errors of a modal's `data`."""
    if not is_object(data):
        form.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return
    check = ComponentCheck(form)
    if form.require(data, "title", path):
        form.text(data["title"], (*path, "title"), "modal.title")
    if form.require(data, "custom_id", path):
        form.text(data["custom_id"], (*path, "custom_id"), "custom_id")
    if not form.require(data, "components", path):
        return
    for index, component in enumerate(form.count(data["components"], (*path, "components"), "modal.components")):
        at = (*path, "components", index)
        kind = check.kind(component, at, (ACTION_ROW, LABEL, TEXT_DISPLAY))
        if kind == ACTION_ROW:
            _row(check, component, at)
        elif kind == LABEL:
            _label(check, component, at)
        elif kind == TEXT_DISPLAY:
            check_text_display(check, component, at)


def _row(check: ComponentCheck, component: JSON, path: Path) -> None:
    """Check the legacy form: an action row with one text input that has its own label."""
    children: list[Any] = component.get("components") or []
    if len(children) != 1:
        check.form.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 1 in length.")
    for index, child in enumerate(children):
        at = (*path, "components", index)
        if check.kind(child, at, (TEXT_INPUT,)) is not None:
            if check.form.require(child, "label", at):
                check.form.text(child["label"], (*at, "label"), "label.label")
            _text_input(check, child, at)


def _label(check: ComponentCheck, component: JSON, path: Path) -> None:
    if check.form.require(component, "label", path):
        check.form.text(component["label"], (*path, "label"), "label.label")
    check.form.text(component.get("description"), (*path, "description"), "label.description")
    if not check.form.require(component, "component", path):
        return
    child, at = component["component"], (*path, "component")
    kind = check.kind(child, at, _IN_LABEL)
    if kind == TEXT_INPUT:
        if child.get("label") is not None:
            check.form.add((*at, "label"), "TEXT_INPUT_LABEL_IN_LABEL", "A text input inside a label has no label")
        _text_input(check, child, at)
    elif kind in SELECTS:
        check_select(check, child, at, in_modal=True)
    elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
        check.custom_id(child, at)
        if check.form.require(child, "options", at):
            check_options(check, child, at, "choice_group.options")
    elif kind is not None:
        check.custom_id(child, at)
        check.form.number(child.get("max_values"), (*at, "max_values"), "file_upload.max_values")


def _text_input(check: ComponentCheck, component: JSON, path: Path) -> None:
    form = check.form
    check.custom_id(component, path)
    if form.require(component, "style", path):
        form.choice(component["style"], (*path, "style"), (1, 2))
    form.text(component.get("placeholder"), (*path, "placeholder"), "text_input.placeholder")
    form.text(component.get("value"), (*path, "value"), "text_input.value")
    form.number(component.get("min_length"), (*path, "min_length"), "text_input.min_length")
    form.number(component.get("max_length"), (*path, "max_length"), "text_input.max_length")
    least, most, value = component.get("min_length"), component.get("max_length"), component.get("value")
    if is_integer(least) and is_integer(most) and least > most:
        form.add((*path, "min_length"), "TEXT_INPUT_MIN_OVER_MAX", "min_length must not exceed max_length")
    if is_integer(most) and isinstance(value, str) and len(value) > most:
        form.add((*path, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def why_not_submittable(modal: JSON, values: JSON) -> str | None:
    """Return why Discord's client would not submit `values` (by custom_id) for `modal`, None when it would."""
    fields = {item["custom_id"]: item for item in walk_components(modal["components"]) if "custom_id" in item}
    if unexpected := sorted(set(values) - set(fields)):
        return f"the modal has no field {unexpected[0]!r}; it has {sorted(fields)}"
    for custom_id, field in fields.items():
        if reason := _why_not(field, values.get(custom_id, _default_value(field))):
            return f"field {custom_id!r}: {reason}"
    return None


def _why_not(field: JSON, value: Any) -> str | None:
    if field["type"] == CHECKBOX:
        return None
    if not value:
        return "it is required" if field.get("required", True) else None
    if field["type"] == TEXT_INPUT:
        length = len(str(value))
        if not (field.get("min_length") or 0) <= length <= (field.get("max_length") or 4000):
            return f"{length} characters do not fit"
        return None
    chosen = value if is_array(value) else [value]
    offered = {option["value"] for option in field.get("options", [])}
    if field["type"] in (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP) and not set(chosen) <= offered:
        return f"{chosen} is not among {sorted(offered)}"
    most = field.get("max_values") or (len(offered) if field["type"] == CHECKBOX_GROUP else 1)
    if not (field.get("min_values") or 0) <= len(chosen) <= most:
        return f"{len(chosen)} values do not fit"
    return None


def _default_value(field: JSON) -> Any:
    """Return what a client sends for a field nobody has changed: its value, or the default options."""
    options: list[JSON] = field.get("options") or []
    defaults = [option["value"] for option in options if option.get("default")]
    return defaults if field["type"] == STRING_SELECT else field.get("value")


def modal_answers(modal: JSON, values: JSON) -> list[JSON]:
    """Return the `components` of a MODAL_SUBMIT interaction."""
    return [_submitted_component(component, values) for component in modal["components"]]


def _submitted_component(component: JSON, values: JSON) -> JSON:
    made: JSON = {"type": component["type"], "id": component["id"]}
    if component["type"] == ACTION_ROW:
        return made | {"components": [_submitted_component(child, values) for child in component["components"]]}
    if component["type"] == LABEL:
        return made | {"component": _submitted_component(component["component"], values)}
    if component["type"] == TEXT_DISPLAY:
        return made
    value = values.get(component["custom_id"], _default_value(component))
    made["custom_id"] = component["custom_id"]
    if component["type"] == TEXT_INPUT:
        return made | {"value": str(value or "")}
    if component["type"] in (RADIO_GROUP, CHECKBOX):
        return made | {"value": value if component["type"] == RADIO_GROUP else bool(value)}
    chosen = array(value) if is_array(value) or value is None else [value]
    return made | {"values": [str(item) for item in chosen]}
