import type { Remote } from '@burrow/releases';

/** What operators and checks need, and pages do not. */
const NOT_FOR_PAGES = new Set(['assets', 'builtAt', 'commit', 'endpoints', 'files', 'shared', 'slices']);

/**
 * What pages are told of a remote.
 * @param origin where they load its files from, if that is not this site
 */
export function pageEntry(remote: Remote, origin = ''): Remote {
  const told = Object.entries(remote).filter(([key]) => !NOT_FOR_PAGES.has(key));
  return { ...(Object.fromEntries(told) as Remote), manifest: origin + remote.manifest };
}
