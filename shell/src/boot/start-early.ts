import type { RemoteEntry } from '@burrow/client';
import { ownerOf } from '@burrow/contracts/paths';
import { integrityPathOf } from './integrity-path.ts';
import { readRemoteList } from './remote-list.ts';

/** The manifest is revalidated each time, so that only a preload saves its request. */
function preloadManifest(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

/**
 * Files with a hash in their name stay in the browser's cache. They are not preloads, because a preload that
 * fails would make the next attempt fail as well.
 */
function bring(url: URL): void {
  fetch(url, { credentials: 'same-origin' }).catch(() => undefined);
}

function startWorker(script: string): void {
  const url = new URL(script, location.href).href;
  const worker = new Worker(url, { type: 'module', name: 'early' });
  const workers = (window.burrowWorkers ??= new Map());
  workers.set(url, worker);
  worker.addEventListener('error', () => workers.delete(url));
}

function startRemote(remote: RemoteEntry, path: string): void {
  const { manifest, preload: files = [], workers = [], prefixes, workersOn = prefixes } = remote;
  if (ownerOf(path, [{ ...remote, prefixes: workersOn }])) workers.forEach(startWorker);
  const hashes = integrityPathOf(manifest);
  if (hashes) bring(new URL(hashes, location.href));
  preloadManifest(manifest);
  for (const file of files) bring(new URL(file, new URL(manifest, location.href)));
}

/** Loads what the remote that owns this page says it will need, while the shell starts. */
export function startEarly(path: string = location.pathname): void {
  const withoutLanguage = path.split('/').slice(2).join('/');
  readRemoteList().then(
    ({ remotes }) => {
      const owner = ownerOf(withoutLanguage, remotes);
      if (owner) startRemote(owner, withoutLanguage);
    },
    () => undefined,
  );
}
