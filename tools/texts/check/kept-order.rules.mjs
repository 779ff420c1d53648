// Numbers and code that stand in each other's place: "20 hints for guests, 5 with an account". What stands there once on both sides
// keeps its order in nearly every sentence of every language; where a language turns a kind of it more often, only what no
// grammar turns is told.
import { numbersIn } from './number.rules.mjs';

const SPAN = /`[^`\n]+`/gu;
const spansIn = text => text.match(SPAN) ?? [];
const KINDS = { numbers: numbersIn, code: spansIn };

const onceIn = list => list.filter(each => list.indexOf(each) === list.lastIndexOf(each));

/** Two of a kind, at least: most texts have fewer. */
const MAY_HAVE = { numbers: /\d\D+\d/u, code: /`[^`]*`[^`]*`[^`]*`/u };

/** What stands once in both, in the order of each. */
function orders({ english, translation }, kind, code) {
  if (!MAY_HAVE[kind].test(english)) return [[], []];
  const [own, found] = [
    onceIn(KINDS[kind](english, 'en').map(String)),
    onceIn(KINDS[kind](translation, code).map(String)),
  ];
  return [own.filter(each => found.includes(each)), found.filter(each => own.includes(each))];
}

/** Two that stand in English one before the other, and here the other way. */
function* turnedPairs(own, found) {
  for (const [index, first] of own.entries())
    for (const second of own.slice(index + 1))
      if (found.indexOf(second) < found.indexOf(first)) yield [first, second];
}

const isLooked = ({ translation, part, form }) =>
  translation !== undefined && part !== 'legal' && form === undefined;

/** By each kind, in what share of its texts a language has an order of its own. */
export function turnedShares(entries, code) {
  const shares = {};
  for (const kind of Object.keys(KINDS)) {
    let [all, turned] = [0, 0];
    for (const entry of entries.filter(isLooked)) {
      const [own, found] = orders(entry, kind, code);
      if (own.length < 2) continue;
      all += 1;
      if (own.join('\n') !== found.join('\n')) turned += 1;
    }
    shares[kind] = Math.max(0, turned - 1) / Math.max(1, all);
  }
  return shares;
}

/** A language that turns so few of them has no grammar that does. */
const SELDOM = 0.01;
/** Between two of them: what no grammar turns the sides of. */
const PARTING = /[.?!:;](?:\s|$)|\b(?:and|or|but|then)\b/iu;

/** What stands in English between two of a kind; code is found by itself, a number by its digits. */
function between(english, [first, second]) {
  const at = english.indexOf(first);
  const end = english.indexOf(second, at + first.length);
  return at < 0 || end < 0 ? '' : english.slice(at + first.length, end).replaceAll(SPAN, ' ');
}

/** "8 instead of 5": where the verb ends the sentence, 5 comes first. */
const INSTEAD = /\binstead of\b/iu;

/** What many languages say the other way round: "in front of `b` stands `a`". */
const FRONTED = /\b(?:in front of|comes before|is missing in)\b/iu;

/** Whether the grammar of a language may turn the two. */
function mayTurn(english, pair, kind, turned) {
  const words = between(english, pair);
  if (FRONTED.test(words)) return true;
  if (kind === 'numbers' && turned.code > SELDOM && INSTEAD.test(words)) return true;
  return turned[kind] > SELDOM && !PARTING.test(words);
}

/** Numbers, or pieces of code, of which one stands where the other belongs. */
export function keptOrderProblem(entry, { code, turned }) {
  if (turned === undefined || !isLooked(entry)) return undefined;
  for (const kind of Object.keys(KINDS)) {
    const [own, found] = orders(entry, kind, code);
    if (own.length < 2) continue;
    for (const pair of turnedPairs(own, found))
      if (!mayTurn(entry.english, pair, kind, turned))
        return `has ${pair[0]} and ${pair[1]} in each other's place`;
  }
  return undefined;
}
