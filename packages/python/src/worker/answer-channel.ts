import type { Answer } from '../ask.types.ts';

const WAITING = 0;
const ANSWERED = 1;
const CANCELLED = 2;
const HEADER = 8;
const CAPACITY = 16_384;

/** Shared memory through which one answer at a time reaches a worker that sleeps. */
export const createAnswerBuffer = (): SharedArrayBuffer => new SharedArrayBuffer(HEADER + CAPACITY);

/** Sends the answer to the worker that is waiting for it. Texts have at most MAX_ANSWER characters. */
export function giveAnswer(buffer: SharedArrayBuffer, answer: Answer): void {
  const head = new Int32Array(buffer, 0, 2);
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  new Uint8Array(buffer, HEADER).set(bytes);
  Atomics.store(head, 1, bytes.length);
  Atomics.store(head, 0, ANSWERED);
  Atomics.notify(head, 0);
}

/** Wakes the worker without an answer. */
export function cancelAnswer(buffer: SharedArrayBuffer): void {
  const head = new Int32Array(buffer, 0, 2);
  Atomics.store(head, 0, CANCELLED);
  Atomics.notify(head, 0);
}

/** Asks and sleeps until the answer arrives. Null if it was cancelled. */
export function waitForAnswer(
  buffer: SharedArrayBuffer,
  ask: () => void,
): { readonly answer: Answer } | null {
  const head = new Int32Array(buffer, 0, 2);
  Atomics.store(head, 0, WAITING);
  ask();
  Atomics.wait(head, 0, WAITING);
  if (Atomics.load(head, 0) !== ANSWERED) return null;
  const bytes = new Uint8Array(buffer, HEADER, Atomics.load(head, 1)).slice();
  return { answer: JSON.parse(new TextDecoder().decode(bytes)) as Answer };
}
