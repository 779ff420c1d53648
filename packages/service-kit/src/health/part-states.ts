import { answersInTime } from './answers-in-time.ts';

/** What a process depends on, by name, with a function that asks whether it is ready. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/** Why each part is not served, by its name; null if it is. */
export type PartStates = Readonly<Record<string, string | null>>;

/** Why something failed, in a word for operators: the code of an error, or what it says. */
function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? 'no answer');
}

const stateOf = (asking: Promise<unknown>): Promise<string | null> =>
  answersInTime(asking).then(() => null, reasonOf);

/** Asks all parts at once. */
export async function partStates(parts: Parts): Promise<PartStates> {
  const states = Object.entries(parts).map(async ([part, ask]) => [part, await stateOf(ask())] as const);
  return Object.fromEntries(await Promise.all(states));
}

/** What `/health/deep` says: each part, and why those are out that are. */
export function deepHealth(states: PartStates) {
  const entries = Object.entries(states);
  const notServed = entries.filter(([, reason]) => reason !== null);
  return {
    status: notServed.length === 0 ? 'ok' : 'degraded',
    parts: Object.fromEntries(entries.map(([part, reason]) => [part, reason === null])),
    notServed: Object.fromEntries(notServed),
  };
}
