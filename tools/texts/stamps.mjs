// Stamps of a language: those that languages share, languages/stamps.json, and languages/<code>/stamps.json, which
// says what differs. Names of texts are long, and nearly all languages have nearly all stamps in common.
import { countedEntries } from './catalogue/catalogue.mjs';
import {
  flattenStamps,
  nestStamps,
  ownStamps,
  sharedStamps,
  staleLines,
  stampsFrom,
  withStamps,
} from './stamps.rules.mjs';

const SHARED = 'languages/stamps.json';
const fileOf = code => `languages/${code}/stamps.json`;

const readShared = repository => flattenStamps(repository.json(SHARED) ?? {});

export const readStamps = ({ code, repository }) =>
  stampsFrom(readShared(repository), flattenStamps(repository.json(fileOf(code)) ?? {}));

function writeStamps(catalogue, shared, stamps) {
  const ids = countedEntries(catalogue).map(({ id }) => id);
  catalogue.repository.writeJson(fileOf(catalogue.code), nestStamps(ownStamps(shared, stamps, ids)));
}

/** Moves what most languages have in common into the file that they share; no language's stamps change. */
export function shareStamps(catalogues) {
  const [{ repository }] = catalogues;
  const stamps = catalogues.map(readStamps);
  const shared = sharedStamps(stamps);
  repository.writeJson(SHARED, nestStamps(shared));
  for (const [index, catalogue] of catalogues.entries()) writeStamps(catalogue, shared, stamps[index]);
}

/** What is missing in a language, or older than its English. */
export const staleIn = catalogue => staleLines(countedEntries(catalogue), readStamps(catalogue));

const isNamed = (id, names) =>
  names.length === 0 ||
  names.some(name => id === name || id.startsWith(`${name}/`) || id.startsWith(`${name}:`));

/**
 * Notes that translations are of today's English.
 * @param names of texts, or of files or levels; without any, all
 * @param wrong names of texts that the checks complain of: these are not noted
 * @returns how many were noted
 */
export function stamp(catalogue, names = [], wrong = new Set()) {
  const entries = countedEntries(catalogue);
  const isStamped = ({ id }) => isNamed(id, names) && !wrong.has(id);
  const stamps = withStamps(entries, readStamps(catalogue), isStamped);
  writeStamps(catalogue, readShared(catalogue.repository), stamps);
  return entries.filter(entry => entry.translation !== undefined && isStamped(entry)).length;
}
