const GAME_AREAS = new Set(['', 'play', 'challenges', 'challenge', 'quiz']);

/** True for paths (without language) whose documents need shared memory. */
export function isGamePath(path: string): boolean {
  return GAME_AREAS.has(path.split(/[/?#]/)[0] ?? '');
}

/** True where the browser isolates every document by Document-Isolation-Policy (Chromium from 137). */
export function hasDocumentIsolationPolicy(userAgent: string = navigator.userAgent): boolean {
  const version = /Chrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1];
  return Number(version ?? 0) >= 137;
}

/**
 * True when going from one path to another must load a new document, because only one of them is a
 * game page and this browser isolates by document headers that differ between them.
 */
export function needsDocumentLoad(
  from: string,
  to: string,
  isolatesAll = hasDocumentIsolationPolicy(),
): boolean {
  return !isolatesAll && isGamePath(from) !== isGamePath(to);
}
