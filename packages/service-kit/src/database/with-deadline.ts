import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '../errors/domain.error.ts';

interface Call {
  readonly endsAt: number;
  hasCommitted: boolean;
}

const calls = new AsyncLocalStorage<Call>();

/** Handles a call that may commit changes for `limitMs` milliseconds: after that its caller has given up. */
export const withDeadline = <Value>(limitMs: number, work: () => Value): Value =>
  calls.run({ endsAt: performance.now() + limitMs, hasCommitted: false }, work);

/**
 * For the moment before a commit: nobody may be told that a change failed which is then made.
 * @throws DomainError platform/busy when the time of the call is over and none of its changes is committed yet
 */
export function demandTime(): void {
  const call = calls.getStore();
  if (!call || call.hasCommitted || performance.now() < call.endsAt) return;
  throw new DomainError('platform/busy', 'This took too long; nothing was changed.', { retryAfter: 2 });
}

/** For the moment after a commit: from now on the call is answered as done, however long that takes. */
export function noteCommit(): void {
  const call = calls.getStore();
  if (call) call.hasCommitted = true;
}
