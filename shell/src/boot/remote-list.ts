import type { RemoteList } from '@burrow/client';
import { withTimeout } from './with-timeout.ts';

const READ_AT_MOST_MS = 10_000;

declare global {
  interface Window {
    /** Part of `readRemoteList`, which is in two scripts of the page. */
    burrowRemotes?: Promise<RemoteList>;
  }
}

async function askServer(): Promise<RemoteList> {
  const [, language = ''] = location.pathname.split('/', 2);
  const response = await fetch(`/remotes.json?language=${language}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return (await response.json()) as RemoteList;
}

/** Reads the list from the server. Rejects if no answer comes in time. */
export const fetchList = (limitMs: number): Promise<RemoteList> =>
  withTimeout(askServer(), limitMs, 'remotes.json');

/** Returns which areas the site has. Read once for the page; again after a failure. */
export function readRemoteList(): Promise<RemoteList> {
  window.burrowRemotes ??= fetchList(READ_AT_MOST_MS).catch((error: unknown) => {
    delete window.burrowRemotes;
    throw error;
  });
  return window.burrowRemotes;
}
