// Brackets that a translation has and its English has not: notes of a translator, and explanations that nobody asked for.
import { withoutCode } from './english.rules.mjs';
import { writtenIn } from './language.table.mjs';
import { NOTES } from './notes.table.mjs';

const BRACKET = /[(（][^()（）\n]*\p{L}[^()（）\n]*[)）]/gu;
const OPEN = /[(（]/gu;
/** A text with no more words than so needs no bracket. */
const FEW_WORDS = 6;

/** The brackets of a translation, where its English has fewer. */
function addedBrackets({ english, translation }) {
  const found = withoutCode(translation).match(BRACKET) ?? [];
  return found.length > (withoutCode(english).match(OPEN) ?? []).length ? found : [];
}

const isShort = ({ english }) => english.split(/\s+/u).length <= FEW_WORDS;
const isLooked = ({ translation, part }) => translation !== undefined && part !== 'legal';

/** How many short texts of a language have a bracket that the English lacks: Japanese says so what follows a comma. */
export const bracketsAdded = entries =>
  entries.filter(entry => isLooked(entry) && isShort(entry) && addedBrackets(entry).length > 0).length;

const KNOWN = new Map();
const escaped = text => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('_', ' ');

function noteWords(code) {
  if (!KNOWN.has(code)) {
    const words = `${NOTES[code] ?? ''} ${NOTES.en}`.trim().split(' ').map(escaped);
    const before = writtenIn(code).hasNoSpaces ? '' : String.raw`(?<![\p{L}\p{M}])`;
    KNOWN.set(code, new RegExp(`${before}(?:${words.join('|')})`, 'iu'));
  }
  return KNOWN.get(code);
}

/** So many other short texts make brackets the language's way to say it. */
const SELDOM = 4;

/** A note in brackets: by its words, or because so short a text has none. */
export function addedNoteProblem(entry, { code, brackets }) {
  if (brackets === undefined || !isLooked(entry)) return undefined;
  const added = addedBrackets(entry);
  const note = added.find(bracket => noteWords(code).test(bracket));
  if (note !== undefined) return `has a note in it: ${note}`;
  return added.length > 0 && isShort(entry) && brackets <= SELDOM
    ? `has a bracket that the English lacks: ${added[0]}`
    : undefined;
}
