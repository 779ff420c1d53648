import { ownerOf } from '@burrow/contracts/paths';
import type { Remote } from '@burrow/releases';

/** Where the shell's page has room for the list of remotes. */
const ROOM = /<link id="burrow-remotes"[^>]*>/;

/** A list as a block of data in a document; nothing in it can end the block. */
export const listBlock = (remotes: readonly Remote[]): string =>
  `<script type="application/json" id="burrow-remotes">${JSON.stringify({ remotes }).replaceAll('<', '\\u003c')}</script>`;

/** What stands there where the list does not: the page is about to ask for it. */
const requestFor = (language: string): string =>
  `<link rel="preload" href="/remotes.json?language=${language}" as="fetch" crossorigin="anonymous">`;

/** Puts the block into the shell's page, if that is of a version that reads it; without a block, the request for it. */
export const withList = (page: string, block: string, language: string): string =>
  page.replace(ROOM, () => block || requestFor(language));

const sameAs = (one: Remote, other: Remote | undefined): boolean =>
  one.name === other?.name && one.version === other.version && one.manifest === other.manifest;

/** Whether a visitor gets what everybody gets who is concerned by no rule. */
export const isEverybodys = (given: readonly Remote[], everybodys: readonly Remote[]): boolean =>
  given.length === everybodys.length && given.every((remote, at) => sameAs(remote, everybodys[at]));

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/**
 * The scripts of the workers that a page starts, as a Link header: what these load is most of what the page waits for. The
 * page's early script brings everything else, which has time; before it the browser has six connections and needs all of them.
 * @param path without its language
 * @returns null if there is nothing
 */
export function earlyLinks(path: string, remotes: readonly Remote[]): string | null {
  const owner = ownerOf(path, remotes);
  if (!owner) return null;
  const workersOn = 'workersOn' in owner ? textsOf(owner['workersOn']) : owner.prefixes;
  const workers = ownerOf(path, [{ prefixes: workersOn }]) ? textsOf(owner['workers']) : [];
  return workers.map(script => `<${script}>; rel=modulepreload`).join(', ') || null;
}
