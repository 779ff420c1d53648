import { after } from '../page/after.ts';
import { forgetKept } from '../page/kept.ts';

/** How long a log-out waits for what is still on its way. */
const PATIENCE_MS = 3_000;
/** How everything of a learner's code is named that a browser keeps. */
const DRAFTS = 'burrow.code.';

const tasks = new Set<() => Promise<unknown>>();

/** Has something done before somebody logs out here: what was typed is stored. Returns how to take that back. */
export function beforeSignOut(task: () => Promise<unknown>): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Does what is to be done before, in a few seconds at most; what fails stops nobody from leaving. */
export async function finishBeforeSignOut(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = after(PATIENCE_MS, resolve);
  await Promise.race([Promise.allSettled([...tasks].map(task => task())), promise]);
  cancel();
}

const isSaved = (value: string): boolean => {
  try {
    return (JSON.parse(value) as { acknowledged?: unknown } | null)?.acknowledged === true;
  } catch {
    return false;
  }
};

/**
 * Removes the code that the server has too: on a device of a school the next child must not find it. What the server does not
 * have yet stays under the learner's id, as it would be lost otherwise; it goes when they have been here again.
 */
export const forgetSavedDrafts = (): void =>
  forgetKept((name, value) => name.startsWith(DRAFTS) && isSaved(value));
