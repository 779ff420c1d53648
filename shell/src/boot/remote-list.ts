import type { RemoteEntry, RemoteList } from '@burrow/client';
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

/** The block of data that the gateway puts into documents; without it, it is the link that asks for the list. */
const blockOf = (): Element | null => document.querySelector('script#burrow-remotes');

/** A document that comes back from the browser's history may be days old: its list is not believed. */
const isFromHistory = (): boolean => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
};

function listInDocument(): RemoteList | null {
  const block = blockOf();
  return block && !isFromHistory() ? (JSON.parse(block.textContent ?? '') as RemoteList) : null;
}

/** Returns which areas the site has. Read once for the page; again after a failure. */
export function readRemoteList(): Promise<RemoteList> {
  const there = window.burrowRemotes ? null : listInDocument();
  if (there) window.burrowRemotes = Promise.resolve(there);
  window.burrowRemotes ??= fetchList(READ_AT_MOST_MS).catch((error: unknown) => {
    delete window.burrowRemotes;
    throw error;
  });
  return window.burrowRemotes;
}

/**
 * A remote as the server lists it now, if its entry came with the document, which may be older than the list. Everything that
 * reads the list from now on gets the new one.
 */
export async function listedNow(remote: RemoteEntry): Promise<RemoteEntry> {
  const block = blockOf();
  if (block) {
    block.remove();
    delete window.burrowRemotes;
  }
  const { remotes } = await readRemoteList().catch(() => ({ remotes: [] }));
  return remotes.find(({ name }) => name === remote.name) ?? remote;
}
