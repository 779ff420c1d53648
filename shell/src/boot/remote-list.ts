import type { RemoteList } from '@burrow/client';

declare global {
  interface Window {
    /** Part of `readRemoteList`, which is in two scripts of the page. */
    burrowRemotes?: Promise<RemoteList>;
  }
}

/** Reads the list from the server. */
export async function fetchList(): Promise<RemoteList> {
  const response = await fetch('/remotes.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return (await response.json()) as RemoteList;
}

/** Returns which areas the site has. Read once for the page; again after a failure. */
export function readRemoteList(): Promise<RemoteList> {
  window.burrowRemotes ??= fetchList().catch((error: unknown) => {
    delete window.burrowRemotes;
    throw error;
  });
  return window.burrowRemotes;
}
