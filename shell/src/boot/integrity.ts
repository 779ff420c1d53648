import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { noteFailed, sourceOf } from './elsewhere.ts';
import { integrityPathOf } from './integrity-path.ts';

declare global {
  interface Window {
    /** The hash that a file must have, for the loaders in the builds of remotes (`IntegrityPlugin`). */
    burrowIntegrity?: (url: string) => string;
  }
}

/** A filter may let connections hang; a manifest has a few thousand bytes. */
const MANIFEST_AT_MOST_MS = 3_000;

/** A hash that no file has. */
const NOTHING = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();

/**
 * The hash that a script or style must have, as integrity attributes write it; '' for what is from this site. What
 * comes from elsewhere and is not known must not run.
 */
export function integrityOf(url: string): string {
  const { href, origin } = new URL(url, location.href);
  return origin === location.origin ? '' : (hashes.get(href) ?? NOTHING);
}

/** Reads from this site the hashes of a remote whose files are elsewhere. */
export async function readIntegrity(manifest: string): Promise<void> {
  const path = integrityPathOf(manifest);
  if (path === null) return;
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const read = (await response.json()) as Readonly<Record<string, string>>;
  for (const [file, hash] of Object.entries(read)) hashes.set(new URL(file, manifest).href, hash);
}

/**
 * The next attempt is made on this site. A file that was refused stays in the browser's cache, where the next page
 * would find it again.
 */
function turnAway({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) || !target.integrity)
    return;
  const url = target instanceof HTMLScriptElement ? target.src : target.href;
  noteFailed(url);
  fetch(url, { cache: 'reload', credentials: 'same-origin' }).catch(() => undefined);
}

interface Wanted {
  readonly url: string;
  readonly attrs?: Record<string, unknown>;
}

/** The federation sets what is in `attrs` on the element that it creates. */
function demand({ url, attrs }: Wanted): void {
  const integrity = integrityOf(url);
  if (integrity && attrs) Object.assign(attrs, { integrity, crossorigin: 'anonymous' });
}

/** The manifest of another origin; if the browser's cache has one that was changed, it is fetched anew. */
async function fetchManifest(url: string, given: RequestInit): Promise<Response> {
  const init = { ...given, signal: AbortSignal.timeout(MANIFEST_AT_MOST_MS) };
  try {
    return await fetch(url, init).catch(() => fetch(url, { ...init, cache: 'reload' }));
  } catch (error) {
    noteFailed(url);
    throw error;
  }
}

/** Makes the browser refuse what was changed: manifests and entries here, and everything else in the remotes' own loaders. */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  window.burrowIntegrity = integrityOf;
  window.burrowSource = sourceOf;
  document.addEventListener('error', turnAway, { capture: true });
  return {
    name: 'integrity',
    createScript: demand,
    createLink: demand,
    fetch: (url, init) => {
      const integrity = integrityOf(url);
      return integrity ? fetchManifest(url, { ...init, integrity }) : false;
    },
  };
}
