import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityPathOf } from './integrity-path.ts';

declare global {
  interface Window {
    /** The hash that a file must have, for the loaders in the builds of remotes (`IntegrityPlugin`). */
    burrowIntegrity?: (url: string) => string;
  }
}

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

/** A file that was refused stays in the browser's cache, where the next attempt would find it again. */
function renewRefused({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) || !target.integrity)
    return;
  const url = target instanceof HTMLScriptElement ? target.src : target.href;
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

/** Makes the browser refuse what was changed: manifests and entries here, and everything else in the remotes' own loaders. */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  window.burrowIntegrity = integrityOf;
  document.addEventListener('error', renewRefused, { capture: true });
  return {
    name: 'integrity',
    createScript: demand,
    createLink: demand,
    fetch: (url, init) => {
      const integrity = integrityOf(url);
      if (!integrity) return false;
      return fetch(url, { ...init, integrity }).catch(() =>
        fetch(url, { ...init, integrity, cache: 'reload' }),
      );
    },
  };
}
