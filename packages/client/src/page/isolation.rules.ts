/**
 * Whether the documents of a path (without language) need shared memory.
 * @param isolated the first segments of such paths
 */
export function isIsolatedPath(isolated: readonly string[], path: string): boolean {
  return isolated.includes(path.split(/[/?#]/)[0] ?? '');
}

const isCheckout = (path: string): boolean => isIsolatedPath(['checkout'], path);

/** Whether only one of two paths is the checkout, whose documents have a policy of their own and are never isolated. */
export const crossesCheckout = (from: string, to: string): boolean => isCheckout(from) !== isCheckout(to);

/** Whether the browser isolates every document by Document-Isolation-Policy (Chromium from 137). */
export function hasDocumentIsolationPolicy(userAgent: string = navigator.userAgent): boolean {
  const version = /Chrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1];
  return Number(version ?? 0) >= 137;
}

/**
 * Whether going from one page to another must load a new document, because only one of them needs
 * shared memory and this browser isolates by document headers that differ between them.
 */
export function needsDocumentLoad(
  isFromIsolated: boolean,
  isToIsolated: boolean,
  isolatesAll = hasDocumentIsolationPolicy(),
): boolean {
  return !isolatesAll && isFromIsolated !== isToIsolated;
}
