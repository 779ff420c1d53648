import { HERE_MS, type Presence } from '@burrow/contracts';

/** What is known of a student in a lesson. */
export interface Seen {
  /** When a page of theirs was in view last, in a tab with an open stream; null if none was. */
  readonly seenAt: Date | null;
  /** They had a session since the lesson began. */
  readonly hasSession: boolean;
}

/** Where a student of a lesson is. `now` in milliseconds since 1970. */
export function presenceOf({ seenAt, hasSession }: Seen, now: number): Presence {
  if (seenAt !== null && now - seenAt.getTime() < HERE_MS) return 'here';
  return seenAt !== null || hasSession ? 'left' : 'missing';
}
