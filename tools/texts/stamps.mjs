// Stamps of a language: languages/<code>/stamps.json.
import { countedEntries } from './catalogue/catalogue.mjs';
import { flattenStamps, nestStamps, staleLines, withStamps } from './stamps.rules.mjs';

const fileOf = code => `languages/${code}/stamps.json`;

export const readStamps = ({ code, repository }) => flattenStamps(repository.json(fileOf(code)) ?? {});

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
  catalogue.repository.writeJson(
    fileOf(catalogue.code),
    nestStamps(withStamps(entries, readStamps(catalogue), isStamped)),
  );
  return entries.filter(entry => entry.translation !== undefined && isStamped(entry)).length;
}
