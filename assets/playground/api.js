// The people's API of the playground, and its news by long polling.

/** What Discord's client would not let a person do; `message` says why. */
export class Refused extends Error {}

/** The same because what was pressed has changed since one saw it. */
export class Overtaken extends Refused {}

/** The playground does not answer: stopped, restarting, or the machine was asleep. */
export class Lost extends Error {}

export async function call(action, body = {}, signal = undefined) {
  let answer;
  try {
    answer = await fetch(`/people/${action}`, { method: "POST", body: JSON.stringify(body), signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Lost(error.message);
  }
  if (answer.status === 400) {
    const refusal = await answer.json();
    throw new (refusal.overtaken ? Overtaken : Refused)(refusal.error);
  }
  if (!answer.ok) throw new Lost(`${answer.status}`);
  return answer.json();
}

/** An address as the page may load it: the playground's own files by path, nothing else. */
export function ownAddress(address) {
  try {
    const path = new URL(address, location.href).pathname;
    return path.startsWith("/cdn/") ? path : null;
  } catch {
    return null;
  }
}
