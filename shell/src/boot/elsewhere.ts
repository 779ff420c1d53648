declare global {
  interface Window {
    /** Where a file is loaded from, for the loaders in the builds of remotes (`IntegrityPlugin`). */
    burrowSource?: (url: string) => string;
  }
}

/** Other origins from which a file did not come in this page: down, or blocked by the filter of a school. */
const failing = new Set<string>();

/** Where a file is loaded from: this site has all files of the other origins, at the same paths. */
export function sourceOf(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return failing.has(origin) ? location.origin + pathname : url;
}

/** From now on this site is asked for what comes from there. */
export function noteFailed(url: string): void {
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin) failing.add(origin);
}
