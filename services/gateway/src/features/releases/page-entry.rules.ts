import { INTEGRITY_FILE, type Remote } from '@burrow/releases';

/** What operators and checks need, and pages do not. */
const NOT_FOR_PAGES = new Set(['assets', 'builtAt', 'commit', 'endpoints', 'files', 'shared', 'slices']);

const hasHashes = ({ files }: Remote): boolean =>
  typeof files === 'object' && files !== null && INTEGRITY_FILE in files;

/**
 * What pages are told of a remote.
 * @param elsewhere the origin of remotes whose files pages can check; others stay on this site
 */
export function pageEntry(remote: Remote, elsewhere = ''): Remote {
  const origin = hasHashes(remote) ? elsewhere : '';
  const told = Object.entries(remote).filter(([key]) => !NOT_FOR_PAGES.has(key));
  return { ...(Object.fromEntries(told) as Remote), manifest: origin + remote.manifest };
}
