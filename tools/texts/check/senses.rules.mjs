// Words that a translation says instead of what they exclude: "before" for "after", "fourteen" for "forty", "wolf" for "fox".
// How a language has them is in senses/<code>.txt; where its texts do so more often, it is no mistake.
import { withoutCode } from './english.rules.mjs';
import { writtenIn } from './language.table.mjs';
import { NEGATION } from './negation.table.mjs';
import { englishSides } from './opposites.rules.mjs';
import { NUMBERS, ONE_WAY, SAYINGS, SENSES } from './senses.table.mjs';
import { sentencePairs } from './sentences.rules.mjs';

/** Letters that a language writes together with the word behind them, and endings that say whose it is. */
const JOINED = {
  he: ['[ושהבכלמ]{0,3}', '(?:כם|הם|יכם|יהם)?'],
  ar: ['[وفبك]{0,2}(?:ال|لل|ل)?', '(?:ها|ه|ك|كم|هم|ي|نا|ة|ات|ين|ون|ان|ًا|ا)?'],
};
const PARTED = ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];
/** Where numbers are joined by a sign, a part of one is no number. */
const EDGES = { he: ['(?<![\\p{L}\\p{M}־])', '(?![\\p{L}\\p{M}]|[־ ]עשר)'] };

const escaped = text => text.replaceAll(/[.+?^${}()|[\]\\*]/g, String.raw`\$&`);
const bareOf = word => escaped(word.replaceAll('*', '').replaceAll('_', ' ')).replaceAll(' ', '[ \u00A0־]');
const anyOf = words => `(?:${words.map(bareOf).join('|')})`;

/**
 * The words of a line as one pattern: `_` is a space, a star at the end of a word stands for any ending, one before it for any
 * beginning.
 */
function sourceOf(words, code) {
  if (writtenIn(code).hasNoSpaces) return anyOf(words);
  const [before, after] = JOINED[code] ?? ['', ''];
  const [start, end] = EDGES[code] ?? PARTED;
  const isWithin = word => word.startsWith('*') || /^[^\p{L}\d]/u.test(word);
  const isBeginning = word => word.endsWith('*') || /[^\p{L}]$/u.test(word);
  const kinds = Map.groupBy(words, word => `${isWithin(word)} ${isBeginning(word)}`);
  return [...kinds.values()]
    .map(([first, ...more]) => {
      const [left, right] = [
        isWithin(first) ? '' : `${start}${before}`,
        isBeginning(first) ? '' : `${after}${end}`,
      ];
      return `${left}${anyOf([first, ...more])}${right}`;
    })
    .join('|');
}

const compile = (words, code) => (words.length === 0 ? undefined : new RegExp(sourceOf(words, code), 'gu'));

/** The patterns of a sense; each is made when it is first asked for. */
class Sense {
  #words;
  #code;
  #patterns = {};

  constructor(words, code) {
    this.#words = words;
    this.#code = code;
  }

  #pattern(name) {
    if (!(name in this.#patterns)) this.#patterns[name] = compile(this.#words[name], this.#code);
    return this.#patterns[name];
  }

  /** What surely says it. */
  get is() {
    return this.#pattern('is');
  }

  /** What else may say it. */
  get also() {
    return this.#pattern('also');
  }
}

const wordsOf = (text = '') =>
  text
    .toLowerCase()
    .split(' ')
    .filter(word => /[^*\s]/.test(word));

/** A number may be there in digits. */
const digitsOf = name => (NUMBERS.has(name) ? [String(NUMBERS.get(name))] : []);

/** What a language's file says, by the name of a sense: `name = words that say it ~ words that may`. */
export function compileSenses(text, code) {
  const lines = text.split('\n').filter(line => line.includes('='));
  return new Map(
    lines.map(line => {
      const [name, words] = line.split(' = ');
      const [is, also] = words.split('~').map(wordsOf);
      const all = { is, also: [...(also ?? []), ...digitsOf(name.trim())] };
      return [name.trim(), new Sense(all, code)];
    }),
  );
}

const nameOf = words => words[0].replaceAll(' ', '_');
const ENGLISH_NUMBERS = [...NUMBERS].map(([name, value]) => [
  name,
  String(value),
  ...(name === 'two' ? ['twice', 'both', 'pair', 'pairs', 'half'] : []),
]);
const GROUPS = [[['left'], ['right']], ENGLISH_NUMBERS, ...SENSES, ...ONE_WAY];
const [SIDES, OF_NUMBERS, FIRST_ONE_WAY] = [0, 1, SENSES.length + 2];

/** By each word of English, or words in a row, the groups that it is in, with the number of its member. */
const PLACES = new Map();
for (const [group, members] of GROUPS.entries())
  for (const [member, words] of members.entries())
    if (group !== SIDES)
      for (const word of words) PLACES.set(word, [...(PLACES.get(word) ?? []), [group, member]]);
const PHRASES = [...PLACES.keys()].filter(word => word.includes(' '));

const KNOWN = new Map();

function readMembers(english) {
  const found = new Map();
  const note = (group, member) => {
    if (!found.has(group)) found.set(group, new Map());
    found.get(group).set(member, (found.get(group).get(member) ?? 0) + 1);
  };
  for (const side of englishSides(english)) note(SIDES, side === 'left' ? 0 : 1);
  const plain = withoutCode(english)
    .replaceAll(/\{[^}]*\}/g, ' ')
    .toLowerCase()
    .replaceAll(SAYINGS, ' ');
  const phrases = PHRASES.filter(phrase => plain.includes(phrase));
  for (const word of [...phrases, ...(plain.match(/[\p{L}-]+|\d+/gu) ?? [])])
    for (const place of PLACES.get(word) ?? []) note(...place);
  return found;
}

/** The groups of which an English sentence has members, with how often it has which. */
export function sensesIn(english) {
  if (!KNOWN.has(english)) KNOWN.set(english, readMembers(english));
  return KNOWN.get(english);
}

const timesIn = (text, pattern) => (pattern === undefined ? 0 : (text.match(pattern) ?? []).length);

/** Two members of a group, of which the translation has each as often as the English has the other. */
function turnedIn(group, found, translation, senses) {
  if (found.size !== 2 || group >= FIRST_ONE_WAY) return undefined;
  const [[one, ones], [other, others]] = found;
  const [own, next] = [one, other].map(member => timesIn(translation, senseOf(senses, group, member).is));
  return ones !== others && own === others && next === ones
    ? { group, lost: one, made: other, word: 'as often as the other' }
    : undefined;
}

const isIn = (text, pattern) => pattern !== undefined && text.search(pattern) >= 0;
const senseOf = (senses, group, member) => senses.get(nameOf(GROUPS[group][member])) ?? {};

const says = (translation, { is, also }) => isIn(translation, is) || isIn(translation, also);

/** What a sentence says of a group though the English has another member of it, which the translation lacks. */
function wrongIn(group, found, translation, senses) {
  const lost = [...found.keys()].find(member => {
    const sense = senseOf(senses, group, member);
    return sense.is !== undefined && !says(translation, sense);
  });
  if (lost === undefined || (lost > 0 && group >= FIRST_ONE_WAY)) return undefined;
  for (const member of GROUPS[group].keys()) {
    if (found.has(member)) continue;
    const { is } = senseOf(senses, group, member);
    const [word] = is === undefined ? [] : (translation.match(is) ?? []);
    if (word !== undefined) return { group, lost, made: member, word };
  }
  return undefined;
}

const SAYS_NO = /\b(?:not|never|no|nothing|without)\b|n[’']t\b/i;
const isTurned = (english, translation, code) =>
  SAYS_NO.test(english) !== (NEGATION[code]?.plain.test(translation) ?? false);

/** In a text of more words another one may say it, but for numbers. */
const MOST_WORDS = 40;

/** Every word of a sentence that stands for what it excludes. */
export function wrongSenses([english, translation], { senses, code }) {
  const groups = sensesIn(english);
  if (groups.size === 0 || isTurned(english, translation, code)) return [];
  const isLong = english.trim().split(/\s+/).length > MOST_WORDS;
  const plain = translation.replaceAll(/\{[^}]*\}/g, ' ').toLowerCase();
  return [...groups]
    .filter(([group]) => !isLong || group === OF_NUMBERS)
    .flatMap(
      ([group, found]) => wrongIn(group, found, plain, senses) ?? turnedIn(group, found, plain, senses) ?? [],
    );
}

const keyOf = ({ group, lost, made }) => `${group} ${lost} ${made}`;

/** By each confusion how many different sentences of a language have it, and how many have the word; by each sentence its own. */
export function learnSenses(entries, { senses, code }) {
  const [confused, all, seen] = [new Map(), new Map(), new Map()];
  if (senses === undefined) return { confused, all, seen };
  const count = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const entry of entries) {
    if (entry.translation === undefined || entry.part === 'legal') continue;
    for (const pair of sentencePairs(entry)) {
      const key = pair.join('\n');
      if (seen.has(key)) continue;
      for (const [group, found] of sensesIn(pair[0]))
        for (const member of found.keys()) count(all, `${group} ${member}`);
      const wrongs = wrongSenses(pair, { senses, code });
      seen.set(key, wrongs);
      for (const wrong of wrongs) count(confused, keyOf(wrong));
    }
  }
  return { confused, all, seen };
}

/** A confusion that so many other sentences have, of all that have the word, is the language's way to say it. */
const SHARE = 0.01;

function isUsual(wrong, { confused, all }) {
  const others = (confused.get(keyOf(wrong)) ?? 1) - 1;
  return others > (all.get(`${wrong.group} ${wrong.lost}`) ?? 0) * SHARE;
}

/** A sentence that says what its English excludes. */
export function senseProblem(entry, { senses, sensesKnown, code }) {
  if (senses === undefined || entry.part === 'legal') return undefined;
  for (const pair of sentencePairs(entry)) {
    const wrongs = sensesKnown.seen?.get(pair.join('\n')) ?? wrongSenses(pair, { senses, code });
    const wrong = wrongs.find(each => !isUsual(each, sensesKnown));
    if (wrong !== undefined) {
      const [is, made] = [wrong.lost, wrong.made].map(member => nameOf(GROUPS[wrong.group][member]));
      return `says "${made}" (${wrong.word}) for "${is}"`;
    }
  }
  return undefined;
}
