// Words that stand for their opposite: "left" said as "right", "show" as "hide", days as weeks. What stands for what is learnt
// from the language's own texts.
import { withoutCode } from './english.rules.mjs';
import { NEGATION } from './negation.table.mjs';
import { GROUPS, PHRASES, WEAK, WORDS } from './opposites.table.mjs';
import { sentencePairs } from './sentences.rules.mjs';
import { tokensOf, UNPARTED, wordsIn } from './tokens.rules.mjs';

/** The group of left and right. */
const SIDES = 0;
/** Left and right as sides: neither what remains nor what is correct. */
const SIDE =
  /(?<=\b(?:turn|turns|turned|turning|look|looks|go|goes|face|faces|walk|walks|steps?|from|to|your|its|my|their|our|her|his|far) )(?:left|right)\b|(?<=\b(?:to|on|at|from|of|by) the )(?:left|right)(?=[^\p{L} ]|$| (?:of|and|or|by|with|are|is|goes|has|have|there|side|edge|in|at|when|to|as|first|then|next)\b)|(?<=\bis )(?:left|right)(?= of)|\b(?:left|right)(?= (?:edge|side|turns?|and|or|column|door|of|half|hand|end|wall)\b)|(?<=\b(?:left|right) (?:and|or) )(?:left|right)\b|(?<![^\n])(?:left|right)(?![^\n])/giu;

const ENGLISH_SIDES = new Map();

/** The sides that an English text names, in their order. */
export function englishSides(english) {
  if (!ENGLISH_SIDES.has(english))
    ENGLISH_SIDES.set(
      english,
      (withoutCode(english).match(SIDE) ?? []).map(side => side.toLowerCase()),
    );
  return ENGLISH_SIDES.get(english);
}

const ENGLISH = new Map();

/** The groups of which an English text has members, with the numbers of these. */
export function membersIn(english) {
  if (!ENGLISH.has(english)) {
    const plain = withoutCode(english).toLowerCase();
    const found = new Map();
    const sides = new Set(englishSides(english));
    const note = ([group, member]) => {
      // "the right order" and "what is left" are no sides.
      if (group === SIDES && !sides.has(GROUPS[SIDES][member][0])) return;
      found.set(group, (found.get(group) ?? new Set()).add(member));
    };
    for (const word of plain.match(/[a-z]+/g) ?? []) for (const place of WORDS.get(word) ?? []) note(place);
    for (const [phrase, places] of PHRASES)
      if (plain.includes(phrase)) for (const place of places) note(place);
    ENGLISH.set(english, found);
  }
  return ENGLISH.get(english);
}

/** Words in a sentence up to which it is looked at: of a weak group, of any. */
const [WEAK_WORDS, MOST_WORDS, SHORT] = [8, 28, 4];
const countIn = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** In how many sentences each token is, of all and of those that have one member of a group alone. */
function countTokens(entries) {
  const [all, seen] = [new Map(), new Set()];
  const groups = GROUPS.map(members => ({
    both: new Map(),
    members: members.map(() => ({ all: 0, tokens: new Map() })),
  }));
  for (const entry of entries) {
    if (entry.translation === undefined) continue;
    for (const [english, translation] of sentencePairs(entry)) {
      const key = `${english}\n${translation}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const tokens = tokensOf(translation);
      for (const token of tokens) countIn(all, token);
      for (const [index, found] of membersIn(english)) {
        const { both, members } = groups[index];
        const own = found.size > 1 ? undefined : members[[...found][0]];
        if (own) own.all += 1;
        for (const token of tokens) countIn(own ? own.tokens : both, token);
      }
    }
  }
  return { all, groups };
}

/**
 * How sure it has to be that a token stands for one member: among sentences of one of them, but for the one that is looked
 * at, and among all that have it.
 */
const STRICT = { fewest: 3, sure: 0.94, own: 0.5 };
/** So many sentences outweigh one. */
const ENOUGH = 5;
/** In a text of few words. */
const LOOSE = { fewest: 2, sure: 0.85, own: 0.3 };

/** The tokens that stand for a member: surely, in short texts, and those that may. */
function standingFor(index, { both, members }, all) {
  const { tokens, all: own } = members[index];
  const others = members.filter((_, at) => at !== index);
  const sum = others.reduce((total, other) => total + other.all, 0);
  const [strict, loose, perhaps] = [new Set(), new Set(), new Set()];
  for (const [token, count] of tokens) {
    const elsewhere = others.reduce((total, other) => total + (other.tokens.get(token) ?? 0), 0);
    // The sentence that is looked at may be the one that is wrong.
    const wrong = Math.max(0, elsewhere - (count >= ENOUGH ? 1 : 0));
    const alone = all.get(token) - (both.get(token) ?? 0);
    const is = ({ fewest, sure, own: least }) =>
      count >= fewest && count / (count + wrong) >= sure && count / alone >= least;
    if (is(STRICT)) strict.add(token);
    if (is(LOOSE)) loose.add(token);
    const isRather = count / own > 3 * (elsewhere / Math.max(1, sum));
    if (count >= 2 && isRather && count / all.get(token) >= 0.3 && count >= own * 0.08) perhaps.add(token);
  }
  return { strict, loose, perhaps };
}

/** What stands for each member of each group in a language. */
export function learnOpposites(entries) {
  const { all, groups } = countTokens(entries);
  return groups.map(group => group.members.map((_, index) => standingFor(index, group, all)));
}

const has = (tokens, known) => {
  for (const token of tokens) if (known.has(token)) return token;
  return undefined;
};

/** The sides that a translation names, in their order. */
export function sidesIn(translation, opposites) {
  const plain = translation.replaceAll(/\{[^}]*\}/g, ' ').toLowerCase();
  const sideOf = tokens => GROUPS[SIDES].findIndex((_, side) => has(tokens, opposites[SIDES][side].strict));
  const parts = wordsIn(plain.replaceAll(UNPARTED, run => ` ${[...run].join(' ')} `));
  return parts
    .map(part => sideOf(tokensOf(part)))
    .filter(side => side >= 0)
    .map(side => GROUPS[SIDES][side][0]);
}

/** What a sentence says of a group instead of its own member. */
function wrongIn(group, mine, tokens, level) {
  const own = group[mine];
  if (own[level].size === 0 || has(tokens, own.perhaps)) return undefined;
  for (const [index, other] of group.entries()) {
    const token = index === mine ? undefined : has(tokens, other[level]);
    if (token !== undefined) return [index, token.trim()];
  }
  return undefined;
}

const SAYS_NO = /\b(?:not|never|no|nothing|without)\b|n[’']t\b/i;

function oppositeIn([english, translation], { opposites, code }) {
  const words = english.trim().split(/\s+/).length;
  // "closed" may be "not open".
  const isTurned = SAYS_NO.test(english) !== (NEGATION[code]?.plain.test(translation) ?? false);
  if (words > MOST_WORDS || isTurned) return undefined;
  const members = [...membersIn(english)].filter(
    ([index, { size }]) => size === 1 && !(WEAK.has(index) && words > WEAK_WORDS),
  );
  if (members.length === 0) return undefined;
  const tokens = tokensOf(translation);
  for (const [index, [mine]] of members.map(([index, found]) => [index, [...found]])) {
    const [other, token] = wrongIn(opposites[index], mine, tokens, words <= SHORT ? 'loose' : 'strict') ?? [];
    if (other !== undefined)
      return `says "${GROUPS[index][other][0]}" (${token}) for "${GROUPS[index][mine][0]}"`;
  }
  return undefined;
}

/** A sentence that has the word of another member of a group, and none of its own. */
export function oppositeProblem(entry, { opposites, code }) {
  if (opposites === undefined || entry.part === 'legal') return undefined;
  for (const pair of sentencePairs(entry)) {
    const found = oppositeIn(pair, { opposites, code });
    if (found !== undefined) return found;
  }
  return undefined;
}
