import { hasHash } from '@burrow/releases';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NEVER_CACHED = 'no-cache';
const SHORTLY = 'public, max-age=3600';

const ALWAYS_FRESH = /(\.html|\/mf-manifest\.json|\/release\.json|\/remotes\.json)$/;
const VERSIONED_FOLDER = /^\/(python\/[\w.-]+|remotes\/[\w-]+\/[\w.-]+)\/./;

/** Returns how long a file may be cached: for ever if its URL changes with its content. */
export function cacheControlOf(pathname: string): string {
  if (ALWAYS_FRESH.test(pathname)) return NEVER_CACHED;
  return VERSIONED_FOLDER.test(pathname) || hasHash(pathname) ? IMMUTABLE : SHORTLY;
}
