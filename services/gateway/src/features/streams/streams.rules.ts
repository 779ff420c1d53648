import type { Identity } from '@burrow/service-kit';

/** Whose a stream is. */
export interface StreamHolder {
  readonly session: string;
  /** Who sits at the browser: an account, a student who logged in, or whoever acts as one of them. */
  readonly person: string;
}

/** One for each tab of a browser whose tabs cannot share one, and as many on other devices: nobody needs more. */
export const MOST = { session: 8, person: 16 } as const;

/** Returns whose the stream of somebody is who is logged in; null for visitors, who have none. */
export function holderOf({ session, role, user, student, impersonator }: Identity): StreamHolder | null {
  const person = impersonator ?? (role === 'student' ? student : user);
  return session === null || person === null ? null : { session, person };
}

/**
 * Returns which streams have to end so that there is room for one more of somebody: their own oldest ones.
 * @param open the oldest first
 */
export function surplusOf<Stream>(
  open: Iterable<readonly [Stream, StreamHolder]>,
  { session, person }: StreamHolder,
): Stream[] {
  const ofPerson = [...open].filter(([, holder]) => holder.person === person);
  const ofSession = ofPerson.filter(([, holder]) => holder.session === session);
  const ended = new Set(oldestOf(ofSession, MOST.session));
  for (const entry of oldestOf(
    ofPerson.filter(each => !ended.has(each)),
    MOST.person,
  ))
    ended.add(entry);
  return [...ended].map(([stream]) => stream);
}

/** Those that are too many once one more is added. */
const oldestOf = <Entry>(entries: readonly Entry[], most: number): readonly Entry[] =>
  entries.slice(0, Math.max(0, entries.length + 1 - most));
