// Spelling by the dictionaries of LibreOffice: those that npm has, else those that Debian installs.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { catalogueOf, countedEntries } from '../catalogue/catalogue.mjs';
import { readSpelling, readWords } from '../languages.mjs';
import { readStamps } from '../stamps.mjs';
import { staleness } from '../stamps.rules.mjs';
import { misspeltWords, plainWord } from './spelling.rules.mjs';

const PACKAGES = path.join(import.meta.dirname, '../../../node_modules');
const DEBIAN = '/usr/share/hunspell';
/** Dictionaries of npm that are named otherwise than our languages. */
const NAMES = { no: 'nb' };
/** Dictionaries that only Debian has: `apt-get install hunspell-<code>`. */
const OF_DEBIAN = { ar: 'ar', hi: 'hi_IN', id: 'id_ID', th: 'th_TH' };

function filesOf(code) {
  const name = OF_DEBIAN[code];
  if (name === undefined) {
    const folder = path.join(PACKAGES, `dictionary-${NAMES[code] ?? code}`);
    return ['index.aff', 'index.dic'].map(file => path.join(folder, file));
  }
  return [`${name}.aff`, `${name}.dic`].map(file => path.join(DEBIAN, file));
}

/** Whether a dictionary of the language is installed. */
export const hasDictionary = code => filesOf(code).every(file => existsSync(file));

/** Some dictionaries name their affixes by letters that are no ASCII, and lost the line that says so. */
const withFlags = affixes =>
  /^FLAG /m.test(affixes) ? affixes : affixes.replace(/^SET UTF-8$/m, 'SET UTF-8\nFLAG UTF-8');

/**
 * Words of a language's translations of today's English that its dictionary does not know and nobody has accepted.
 * @returns the words with the texts that have them
 */
export async function misspelt(code, root) {
  const catalogue = catalogueOf(code, root);
  const stamps = readStamps(catalogue);
  const [affixes, words] = filesOf(code).map(file => readFileSync(file, 'utf8'));
  const dictionary = await createHunspellFromStrings(withFlags(affixes), words);
  const entries = countedEntries(catalogue).filter(
    entry => entry.translation !== undefined && staleness(entry, stamps) === undefined,
  );
  const known = new Set([...readSpelling(catalogue), ...readWords(catalogue)].map(plainWord));
  try {
    return misspeltWords(entries, { known, isInDictionary: word => dictionary.testSpelling(word) });
  } finally {
    dictionary.dispose();
  }
}
