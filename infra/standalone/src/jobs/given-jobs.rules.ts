/** What `npm run jobs` was asked for; without ids, every job of the queue that failed, to retry also those that wait for a time. */
export type GivenJobs =
  | { readonly what: 'queues' }
  | { readonly what: 'list'; readonly queue: string }
  | { readonly what: 'retry' | 'drop'; readonly queue: string; readonly ids: readonly string[] | null };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the words behind `npm run jobs --`; null if they say nothing that it does. To drop, jobs are named or `--failed`. */
export function givenJobs(words: readonly string[], allFailed: boolean): GivenJobs | null {
  const [first, queue, ...ids] = words;
  if (first !== 'retry' && first !== 'drop') {
    if (allFailed || queue !== undefined) return null;
    return first === undefined ? { what: 'queues' } : { what: 'list', queue: first };
  }
  if (queue === undefined || !ids.every(id => ID.test(id))) return null;
  if (first === 'drop' && allFailed === ids.length > 0) return null;
  if (first === 'retry' && allFailed) return null;
  return { what: first, queue, ids: ids.length > 0 ? ids : null };
}
