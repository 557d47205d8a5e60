// What one does and what becomes of it: pressed buttons wait, answers come, forms open, some presses fail.

import { Overtaken, Refused, call } from "./api.js";
import { restarts, listeners } from "./news.js";
import { world } from "./world.js";

const WAITING = ["pending", "acknowledged"];
const PATIENCE = 15_000;
const watched = new Map(); // interaction id → look again

/** By message id: the custom_id that waits, or `true` for a failure that is still shown. */
export const waiting = new Map();
export const failed = new Set();

/** Events: `message` (detail: id) is to be drawn anew; `modal`, `answered`, `refused`, `overtaken`, `unanswered`. */
export const acts = new EventTarget();
export const tell = (kind, detail) => acts.dispatchEvent(new CustomEvent(kind, { detail }));

listeners.add((event) => {
  if (event.kind === "interaction") watched.get(event.interaction_id)?.();
});
restarts.add(() => {
  for (const again of watched.values()) again();
});

/** Does an action and returns its interaction once there is something to see. Raises Refused or Lost. */
export async function act(action, body) {
  const user = body.user ?? world.me;
  return settled(await call(action, { ...body, user }), user);
}

async function settled(interaction, user) {
  if (!WAITING.includes(interaction.state)) return interaction;
  return new Promise((done) => {
    const end = (found) => {
      clearInterval(timer);
      clearTimeout(limit);
      watched.delete(interaction.id);
      done(found);
    };
    const again = async () => {
      try {
        const now = await call("interaction", { user, interaction: interaction.id });
        if (!WAITING.includes(now.state)) end(now);
      } catch (error) {
        if (error instanceof Refused) end({ ...interaction, state: "failed" });
      }
    };
    const timer = setInterval(again, 1500);
    const limit = setTimeout(() => end({ ...interaction, state: "dismissed" }), PATIENCE);
    watched.set(interaction.id, again);
    again();
  });
}

/** Presses a button or chooses in a menu of a message, which shows that it waits, and whether it failed. */
export async function use(message, action, customId, more = {}) {
  if (waiting.has(message.id)) return;
  const user = world.me;
  waiting.set(message.id, customId);
  failed.delete(message.id);
  tell("message", message.id);
  try {
    const body = { user, channel: message.channel_id, message: message.id, custom_id: customId, ...more };
    const done = await act(action, body);
    waiting.delete(message.id);
    if (done.state === "failed") failed.add(message.id);
    show(done, user);
  } catch (error) {
    waiting.delete(message.id);
    if (error instanceof Overtaken) tell("overtaken");
    else if (error instanceof Refused) tell("refused", error.message);
    else failed.add(message.id);
  }
  tell("message", message.id);
}

/** Uses a command of the menu at a person. */
export async function useAt(target, command) {
  const [user, channel] = [world.me, world.place];
  try {
    const done = await act("person_menu", { user, channel, command, target });
    if (done.state === "failed" && user === world.me && channel === world.place) tell("unanswered", { command, channel });
    show(done, user);
  } catch (error) {
    if (error instanceof Refused) tell("refused", error.message);
  }
}

/** Runs a slash command; a failure is shown at the end of the channel. */
export async function run(channel, command, options) {
  const user = world.me;
  const done = await act("slash", { user, channel, command, options });
  if (done.state === "failed" && user === world.me && channel === world.place) tell("unanswered", { command, channel });
  show(done, user);
  return done;
}

/** What became of an interaction, for `user` who began it: somebody else may have the window by now. */
function show(done, user) {
  if (user !== world.me) return;
  for (const raw of done.messages) tell("arrived", raw); // no old button is alive once the answer is known
  if (done.state === "modal") tell("modal", { interaction: done, user });
  if (done.state === "answered" || done.state === "deferred") tell("answered", done);
}
