import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request would change state on behalf of another site. Browsers say where a request comes
 * from in Sec-Fetch-Site, or at least in Origin; what says neither is no browser and has no cookie to abuse.
 */
export function isCrossSite(method: string, headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && headers.origin !== ownOrigin;
}
