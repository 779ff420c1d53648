import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What must be known about a call to judge where it comes from. */
export interface CallOrigin {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly ownOrigin: string;
  /** A GET that changes state. */
  readonly changesState?: boolean | undefined;
}

/**
 * Whether a request would change state on behalf of another site. Browsers say where a request comes
 * from in Sec-Fetch-Site, or at least in Origin. A POST with neither does not come from a browser and has
 * no cookie to abuse. A GET that changes state must say that it comes from here: anybody's links and pictures
 * send GETs, and some of them say nothing.
 */
export function isCrossSite({ method, headers, ownOrigin, changesState = false }: CallOrigin): boolean {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (SAFE_METHODS.has(method)) {
    if (!changesState) return false;
    return site === undefined ? origin !== ownOrigin : site !== 'same-origin';
  }
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== ownOrigin;
}
