import type { RemoteList } from '@burrow/client';

let reading: Promise<RemoteList> | null = null;

async function fetchList(): Promise<RemoteList> {
  const response = await fetch('/remotes.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return (await response.json()) as RemoteList;
}

/** Which areas the site has. Read once; again after a failure. */
export function readRemoteList(): Promise<RemoteList> {
  reading ??= fetchList().catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}
