// Where the holes of a translation stand: in the part of the sentence that has them in English, and in the case that the word
// before them asks for.

const HOLE = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/gu;

/** Parts of a text between its signs, and the holes of each. */
const clausesOf = text =>
  text
    .split(/[,;،؛、，；.?!。？！؟]\s*|\s[–—-]\s/u)
    .filter(part => /[\p{L}{]/u.test(part))
    .map(part => [...part.matchAll(HOLE)].map(([, name]) => name));

const orderOf = text => [...text.matchAll(HOLE)].map(([, name]) => name);

/** Two holes that stand in each other's part of the text. */
export function exchangedProblem({ english, translation }) {
  const order = orderOf(english);
  if (new Set(order).size < 2 || new Set(order).size !== order.length) return undefined;
  const [own, found] = [english, translation].map(clausesOf);
  if (own.length < 2 || found.length < 2) return undefined;
  // From the end, where a translation has other parts at its start.
  const placesIn = clauses =>
    new Map(clauses.flatMap((names, place) => names.map(name => [name, place - clauses.length])));
  const [is, says] = [own, found].map(placesIn);
  for (const [one, place] of is)
    for (const [other, next] of is)
      if (place < next && says.get(one) === next && says.get(other) === place)
        return `has {{${one}}} and {{${other}}} in each other's place`;
  return undefined;
}

const BETWEEN = /\{\{\s*(\w+)[^}]*\}\}([^{}]{1,24})\{\{\s*(\w+)[^}]*\}\}/gu;
const isBefore = (text, one, other) => {
  const order = orderOf(text);
  return order.indexOf(one) < order.indexOf(other);
};

function neighboursIn(english) {
  const order = orderOf(english);
  const isOnce = name => order.indexOf(name) === order.lastIndexOf(name);
  return [...english.matchAll(BETWEEN)]
    .filter(([, one, , other]) => one !== other && isOnce(one) && isOnce(other))
    .map(([, one, words, other]) => ({ one, other, words: words.trim().toLowerCase() }));
}

/** What two holes are known by: their names with the words between them, the names alone, the words alone. */
const keysOf = ({ one, other, words }) => [`${one} ${words} ${other}`, `${one}|${other}`, words];
/** So many other texts have to be known by the same, and so sure the order has to be. */
const KNOWN_BY = [
  { fewest: 2, sure: 1 },
  { fewest: 4, sure: 1 },
  { fewest: 5, sure: 0.97 },
];

/** By what two holes of English are known by, in which order the language has them. */
export function holeOrders(entries) {
  const orders = new Map();
  for (const { english, translation } of entries) {
    if (translation === undefined) continue;
    for (const pair of neighboursIn(english)) {
      const place = isBefore(translation, pair.one, pair.other) ? 0 : 1;
      for (const key of keysOf(pair)) {
        const counts = orders.get(key) ?? [0, 0];
        counts[place] += 1;
        orders.set(key, counts);
      }
    }
  }
  return orders;
}

/** Two holes in an order in which the language never has those that stand so in English. */
export function orderProblem({ english, translation }, { orders }) {
  if (orders === undefined) return undefined;
  const there = new Set(orderOf(translation));
  for (const pair of neighboursIn(english)) {
    if (!there.has(pair.one) || !there.has(pair.other)) continue;
    const order = isBefore(translation, pair.one, pair.other) ? 0 : 1;
    const isOdd = (key, { fewest, sure }) => {
      const counts = orders.get(key) ?? [0, 0];
      const [own, other] = [Math.max(0, counts[order] - 1), counts[1 - order]];
      return own + other >= fewest && other >= (own + other) * sure;
    };
    const isKnown = (key, { fewest }) =>
      (orders.get(key) ?? [0, 0]).reduce((sum, each) => sum + each) > fewest;
    const by = keysOf(pair).findIndex((key, index) => isKnown(key, KNOWN_BY[index]));
    if (by >= 0 && isOdd(keysOf(pair)[by], KNOWN_BY[by]))
      return `has {{${pair.one}}} and {{${pair.other}}} exchanged`;
  }
  return undefined;
}

/** "{{shown}} of {{count}}": what a language has behind the whole, which is the second in English. */
const PART_OF = /\{\{\s*(\w+)[^}]*\}\}[^{}.,;:]{0,16}?\bof (?:the |them )?\{\{\s*(\w+)[^}]*\}\}/u;
const BEHIND_THE_WHOLE = { ja: '(?:のうち|中)', ko: '(?:중|가운데)' };

/** The part of a whole in the place of the whole: "of {{shown}}, {{count}}". */
export function partOfProblem({ english, translation }, { code }) {
  const behind = BEHIND_THE_WHOLE[code];
  const [, part, whole] = behind === undefined ? [] : (PART_OF.exec(english) ?? []);
  if (part === undefined || part === whole) return undefined;
  const isPart = new RegExp(String.raw`\{\{\s*${part}\b[^}]*\}\}\s?[^{}\s]{0,2}${behind}`, 'u');
  return isPart.test(translation) ? `has {{${part}}} in the place of {{${whole}}}` : undefined;
}

const BEFORE = /([\p{L}\p{M}]+)\s+\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/gu;
const casesIn = translation =>
  [...translation.matchAll(BEFORE)].map(([, word, hole, name = 'none']) => ({
    key: `${word.toLowerCase()} ${hole}`,
    name,
  }));

/** By the word before a hole and the hole, the cases that a language has there. */
export function holeCases(entries) {
  const cases = new Map();
  for (const { translation } of entries) {
    if (translation === undefined || !translation.includes('{{')) continue;
    for (const { key, name } of casesIn(translation)) {
      const counts = cases.get(key) ?? new Map();
      cases.set(key, counts.set(name, (counts.get(name) ?? 0) + 1));
    }
  }
  return cases;
}

const FEW = 2;

/** A hole in another case than the word before it always asks for. */
export function caseProblem({ translation }, { cases }) {
  if (cases === undefined || !translation.includes('{{')) return undefined;
  for (const { key, name } of casesIn(translation)) {
    const counts = cases.get(key) ?? new Map();
    const others = [...counts].filter(([other]) => other !== name);
    const isAlone = (counts.get(name) ?? 1) <= 1;
    if (isAlone && others.length === 1 && others[0][1] >= FEW)
      return `has {{${key.split(' ')[1]}}} in another case than other texts (${others[0][0]})`;
  }
  return undefined;
}

const AROUND =
  /([\p{L}\p{M}]+)?[\s-]*\{\{\s*(\w+)[^}]*\}\}[ \u00A0]?([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}|[\p{L}\p{M}]+)?/gu;

/** The words before and behind each hole, as `< word` and `> word`. */
const besideHoles = translation =>
  [...translation.matchAll(AROUND)].flatMap(([, before, hole, after]) => [
    ...(before === undefined ? [] : [{ hole, word: `< ${before.toLowerCase()}` }]),
    ...(after === undefined ? [] : [{ hole, word: `> ${after.toLowerCase()}` }]),
  ]);

/** By each word beside holes how often it is beside which. */
export function wordsBesideHoles(entries) {
  const words = new Map();
  for (const { translation } of entries) {
    if (translation === undefined || !translation.includes('{{')) continue;
    for (const { hole, word } of besideHoles(translation)) {
      const counts = words.get(word) ?? new Map();
      words.set(word, counts.set(hole, (counts.get(hole) ?? 0) + 1));
    }
  }
  return words;
}

const [BESIDE, NEARLY] = [4, 0.9];

/** A hole beside a word that is always beside another hole of the text: "line {{said}}". */
export function besideHoleProblem({ translation }, { besides }) {
  if (besides === undefined || !translation.includes('{{')) return undefined;
  const all = besideHoles(translation);
  for (const { hole, word } of all) {
    const counts = besides.get(word) ?? new Map();
    const sum = [...counts.values()].reduce((total, each) => total + each, 0);
    if ((counts.get(hole) ?? 1) > 1) continue;
    const isThere = name => all.some(each => each.hole === name && each.word === word);
    const usual = all.find(
      each => !isThere(each.hole) && (counts.get(each.hole) ?? 0) >= Math.max(BESIDE, (sum - 1) * NEARLY),
    );
    if (usual !== undefined) return `has {{${hole}}} where {{${usual.hole}}} is: ${word.slice(2)}`;
  }
  return undefined;
}
