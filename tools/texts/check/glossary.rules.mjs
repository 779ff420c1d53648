// Whether a translation says the terms of its text as the glossary of its language does.
import { withoutCode } from './english.rules.mjs';
import { writtenIn } from './language.table.mjs';

const escaped = text => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A term and its plural, as words of their own. */
const patternOf = term => new RegExp(String.raw`(?<![\p{L}-])${escaped(term)}(?:s|es)?(?![\p{L}-])`, 'giu');

/** Terms with their patterns, longest first: "class set" is no "class". */
export const compileTerms = terms =>
  terms.map(term => ({ ...term, pattern: patternOf(term.en) })).toSorted((a, b) => b.en.length - a.en.length);

const KNOWN = new WeakMap();

/** The terms of an English text, for which several rules ask. */
function termsIn(english, terms) {
  const known = KNOWN.get(terms) ?? new Map();
  if (!known.has(english)) {
    known.set(english, readTerms(english, terms));
    KNOWN.set(terms, known);
  }
  return known.get(english);
}

function readTerms(english, terms) {
  let rest = withoutCode(english);
  const all = rest.toLowerCase();
  return terms.filter(({ en, pattern }) => {
    if (!all.includes(en.toLowerCase())) return false;
    const without = rest.replaceAll(pattern, ' · ');
    const isThere = without !== rest;
    rest = without;
    return isThere;
  });
}

/** Where words are not parted by spaces, letters of Katakana before it are of the same word. */
const hasBeginning = (text, word, hasNoSpaces) =>
  text.includes(word) &&
  (hasNoSpaces
    ? new RegExp(String.raw`(?<![\p{Script=Katakana}ー])${escaped(word)}`, 'u').test(text)
    : new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped(word)}`, 'u').test(text));

/** Vowel signs of Arabic and Hebrew may be written or not. */
const bare = text => text.toLowerCase().replaceAll(/[\u064B-\u0652\u0670\u05B0-\u05BC]/g, '');

const says = (text, { stems }) => stems.length === 0 || stems.some(stem => text.includes(bare(stem)));

const FEW = 5;
/** A term that fewer texts say has several senses in English, and is not held. */
const HELD = 0.85;

/** In how many texts each term is said, of how many that have it in English. */
export function termCounts(entries, terms) {
  const counts = new Map();
  for (const { english, translation } of entries) {
    if (translation === undefined) continue;
    const text = bare(translation);
    for (const term of termsIn(english, terms)) {
      const [said, all] = counts.get(term.en) ?? [0, 0];
      counts.set(term.en, [said + (says(text, term) ? 1 : 0), all + 1]);
    }
  }
  return counts;
}

/** Terms whose English is said otherwise in too many texts to be held, with how many say it of how many. */
export const looseTerms = counts =>
  new Map([...counts].filter(([, [said, all]]) => all >= FEW && said < all * HELD));

/** A term that so many texts say is never said otherwise, in a text that is short. */
const [SURE, OFTEN, MANY, SHORT] = [0.97, 15, 20, 14];
/** Things of the product and of Python that have one name, and whose English has no second sense. */
const NAMED = new Set([
  'level',
  'chapter',
  'challenge',
  'badge',
  'certificate',
  'quiz',
  'password',
  'username',
  'subscription',
  'invoice',
  'function',
  'variable',
  'dictionary',
  'tuple',
  'generator',
  'decorator',
]);

/** Terms that nearly every text says, but for the one that is looked at. */
export const firmTerms = counts =>
  new Set(
    [...counts]
      .filter(
        ([en, [said, all]]) => NAMED.has(en) && all >= OFTEN && said + (all > MANY ? 1 : 0) >= all * SURE,
      )
      .map(([en]) => en),
  );

/** A password of pictures is called otherwise. */
const OF_PICTURES = /picture passwords?/i;

/** A short text that says a term otherwise than nearly all others. */
export function termProblem({ english, translation, part, form }, { terms, firm = new Set() }) {
  if (part === 'legal' || form === 'zero' || OF_PICTURES.test(english) || english.split(/\s+/).length > SHORT)
    return undefined;
  const text = bare(translation);
  const lost = termsIn(english, terms).find(term => firm.has(term.en) && !says(text, term));
  return lost === undefined
    ? undefined
    : `does not say "${lost.is.join('", "')}" for "${lost.en}", as nearly all texts do`;
}

/** So many texts that all say a term leave none to do without it, however long. */
const ALWAYS = 50;
/** Of the things of one name those that no good sentence leaves out or calls otherwise; a function may be what is defined. */
const STEADY = new Set(
  [...NAMED, 'tile', 'command', 'teacher', 'wrapper', 'quotation marks'].filter(term => term !== 'function'),
);

/** Terms that every text says, but for the one that is looked at. */
export const steadyTerms = counts =>
  new Set(
    [...counts]
      .filter(([en, [said, all]]) => STEADY.has(en) && all >= ALWAYS && said >= all - 1)
      .map(([en]) => en),
  );

/** A text of any length that does without a term that all others say. */
export function steadyProblem({ english, translation, part, form }, { terms, steady = new Set() }) {
  if (part === 'legal' || form !== undefined) return undefined;
  const text = bare(translation);
  const lost = termsIn(english, terms).find(term => steady.has(term.en) && !says(text, term));
  return lost === undefined
    ? undefined
    : `does not say "${lost.is.join('", "')}" for "${lost.en}", as all other texts do`;
}

/** A word that the glossary forbids for a term of the text. */
export function neverProblem({ english, translation }, { code, terms }) {
  const words = bare(withoutCode(translation));
  const { hasNoSpaces } = writtenIn(code);
  for (const { en, is, never = [] } of termsIn(english, terms)) {
    const wrong = never.find(word => hasBeginning(words, bare(word), hasNoSpaces));
    if (wrong !== undefined) return `says "${wrong}" for "${en}", which is "${is.join('", "')}"`;
  }
  return undefined;
}

/** A term that the translation does not say at all. A good sentence may do without: this is advice. */
export function termAdvice({ english, translation }, { terms, loose }) {
  const text = bare(translation);
  const lost = termsIn(english, terms).find(term => !loose.has(term.en) && !says(text, term));
  return lost === undefined ? undefined : `does not say "${lost.is.join('", "')}" for "${lost.en}"`;
}
