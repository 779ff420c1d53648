// Words that stand for others than the English has: "suche" for "wet". What stands for what is learnt from all sentences of the
// language, but for the one that is looked at.
import { ALIKE, EXCLUSIVE } from './association.table.mjs';
import { NEGATION } from './negation.table.mjs';
import { GROUPS } from './opposites.table.mjs';
import { sentencePairs } from './sentences.rules.mjs';
import { tokensOf } from './tokens.rules.mjs';

/** Words of English that say too little, or that languages say in too many ways. */
const EMPTY = new Set(
  `the an of to in on at and or is are it its be by for as that this these those there you your yours we our us they them
  their he she his her me my do does did done has have had can could will would should may might must not no so if then than
  but from into out up off all any each every some one who whom whose what which how why also just only even more most much
  many very too again such own same get gets got let lets make makes made go goes see sees ones isn doesn don`.split(
    /\s+/,
  ),
);

const ENDING = /(?<=\p{L}{3})(?:ing|ed|es|(?<!s)s|e|y|ies|ied)$/u;
const WORD = /\p{L}+/gu;
const stemOf = word => word.replace(ENDING, '').replace(/([bdgmnprt])\1$/, '$1');

const STEMS = new Map();

/** The stems of an English sentence that say something; every language asks for them. */
export function stemsOf(english) {
  if (!STEMS.has(english)) STEMS.set(english, readStems(english));
  return STEMS.get(english);
}

function readStems(english) {
  const plain = english.replaceAll(/\{[^}]*\}/g, ' ').toLowerCase();
  const words = plain.match(WORD) ?? [];
  return new Set(words.filter(word => word.length > 1 && !EMPTY.has(word)).map(stemOf));
}

/** For each stem the groups that it is in, with the number of its member. */
function placesOf(groups) {
  const places = new Map();
  for (const [group, members] of groups.entries())
    for (const [member, words] of members.entries())
      for (const stem of words.filter(word => !word.includes(' ')).flatMap(word => [...stemsOf(word)]))
        places.set(stem, (places.get(stem) ?? new Map()).set(group, member));
  return places;
}
const [OPPOSITE, SIMILAR] = [placesOf([...GROUPS, ...EXCLUSIVE]), placesOf(ALIKE)];

/** Whether two stems are of one group, as "day" and "month", and do not mean the same in any. */
function areIn(places, one, other) {
  const [own, found] = [places.get(one), places.get(other)];
  if (own === undefined || found === undefined) return false;
  const shared = [...own].filter(([group]) => found.has(group));
  return shared.length > 0 && shared.every(([group, member]) => found.get(group) !== member);
}

/** One side of all sentences: its names by number, and by number the sentences that have it. */
class Side {
  numbers = new Map();
  names = [];
  places = [];
  sentences = [];

  add(names) {
    this.sentences.push(
      names.map(name => {
        if (!this.numbers.has(name)) {
          this.numbers.set(name, this.names.length);
          this.names.push(name);
          this.places.push([]);
        }
        const number = this.numbers.get(name);
        this.places[number].push(this.sentences.length);
        return number;
      }),
    );
  }

  known(names) {
    return [...names].map(name => this.numbers.get(name)).filter(number => number !== undefined);
  }
}

/** What says a part of some sentences has to be so much more often in them than elsewhere, and in so many. */
const [LIFT, GAIN, MOST] = [4, 2, 6];

/** What of the other side is best said to go with a list of sentences. */
function bestOf(list, other, counts) {
  const touched = [];
  for (const sentence of list)
    for (const number of other.sentences[sentence]) {
      if (counts[number] === 0) touched.push(number);
      counts[number] += 1;
    }
  let [best, most] = [-1, 0];
  for (const number of touched) {
    const count = counts[number];
    counts[number] = 0;
    if (count < GAIN) continue;
    const lift = (count * other.sentences.length) / list.length / other.places[number].length;
    const worth = count * Math.log(lift);
    if (lift >= LIFT && worth > most) [best, most] = [number, worth];
  }
  return best;
}

/** Which of the other side go with a list of sentences: the best, then the best of the rest; how many have none of them. */
function coverOf(list, other, counts) {
  let rest = list;
  const by = [];
  let first = 0;
  while (rest.length > 0 && by.length < MOST) {
    const best = bestOf(rest, other, counts);
    if (best < 0) break;
    by.push(best);
    rest = rest.filter(sentence => !other.sentences[sentence].includes(best));
    if (by.length === 1) first = 1 - rest.length / list.length;
  }
  return { by, first, all: list.length, rest: rest.length };
}

/** What the sentences of a language say of which words stand for which. */
export function learnAssociations(entries) {
  const [stems, tokens, known] = [new Side(), new Side(), new Set()];
  for (const entry of entries) {
    if (entry.translation === undefined || entry.part === 'legal') continue;
    for (const [english, translation] of sentencePairs(entry)) {
      const key = `${english}\n${translation}`;
      if (known.has(key)) continue;
      known.add(key);
      stems.add([...stemsOf(english)]);
      tokens.add([...tokensOf(translation)]);
    }
  }
  const counts = new Int32Array(Math.max(stems.names.length, tokens.names.length));
  const [ofStems, ofTokens] = [[], []];
  return {
    known,
    stems,
    tokens,
    ofStem: number => (ofStems[number] ??= coverOf(stems.places[number], tokens, counts)),
    ofToken: number => (ofTokens[number] ??= coverOf(tokens.places[number], stems, counts)),
  };
}

/** How unlikely it is that a sentence has none of what goes with a word, in digits; the sentence itself does not count. */
const unlikely = ({ all, rest }, own) => -Math.log10((Math.max(0, rest - own) + 0.7) / (all - own + 1));

/** So many sentences have to have a word; one word of English has to go with one of the language this often. */
const [FEWEST, FIRST] = [2, 0.4];
/** What counts as lost at all. */
const LOST = 0.4;

/** The words of an English sentence that a translation does not say, with how unlikely that is. */
function lostIn(stems, tokens, associations, own) {
  const found = new Set(tokens);
  return stems.flatMap(stem => {
    if (associations.stems.places[stem].length - own < FEWEST) return [];
    const cover = associations.ofStem(stem);
    if (cover.by.length === 0 || cover.by.some(token => found.has(token))) return [];
    const weight = unlikely(cover, own);
    return weight < LOST ? [] : [{ stem, weight, by: cover.by }];
  });
}

/** The words of a translation that stand for nothing in the English, each with what it stands for elsewhere. */
function madeIn(stems, tokens, associations, own) {
  const found = new Set(stems);
  const nameOf = token => associations.tokens.names[token].trim();
  const [made, said] = [[], []];
  for (const token of tokens) {
    if (associations.tokens.places[token].length - own < FEWEST) continue;
    const cover = associations.ofToken(token);
    if (cover.by.some(stem => found.has(stem))) said.push(nameOf(token));
    else if (cover.first >= FIRST)
      made.push({ token: nameOf(token), stem: cover.by[0], by: cover.by, weight: unlikely(cover, own) });
  }
  // A longer word that stands for something makes its beginning stand for nothing else.
  return made.filter(({ token }) => !said.some(longer => longer.includes(token)));
}

/** Each other word that is lost speaks of a free translation, and so does a long sentence. */
const [FREE, LONG] = [0.8, 14];
/** How strange a sentence has to be to be told: by opposites, by words of one kind, by others. */
const TOLD = { opposite: 0.9, similar: 2.2, other: 3.8 };

const SAYS_NO = /\b(?:not|never|no|nothing)\b|n[’']t\b/i;

/** Whether one of both says no: "not right" may be "wrong". */
const isTurned = (english, translation, code) =>
  SAYS_NO.test(english) !== (NEGATION[code]?.plain.test(translation) ?? false);

/** How two stems belong together. */
function kinOf(one, other, turned) {
  if (!turned && areIn(OPPOSITE, one, other)) return 'opposite';
  return areIn(SIMILAR, one, other) ? 'similar' : 'other';
}

/** A sign alone, or one with a particle behind it, may be a part of any word. */
const FRAGMENT =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$|^\p{Script=Han}[をはがにのでとへもや]$/u;

/** Whether another sentence of the text has what is lost or made in this one. */
function isElsewhere(lost, made, entry, { stems, tokens }) {
  const [english, translation] = [stemsOf(entry.english), tokensOf(entry.translation)];
  return (
    made.by.some(stem => english.has(stems.names[stem])) ||
    lost.by.some(token => translation.has(tokens.names[token]))
  );
}

/** The worst that a translation of a sentence says instead of a word of it, with how far that is beyond what is told. */
export function strangest([english, translation], entry, { associations, code }) {
  const own = associations.known.has(`${english}\n${translation}`) ? 1 : 0;
  const stems = associations.stems.known(stemsOf(english));
  const tokens = associations.tokens.known(tokensOf(translation));
  const lost = lostIn(stems, tokens, associations, own);
  if (lost.length === 0) return undefined;
  const free = (lost.length - 1) * FREE + (stems.length > LONG ? FREE / 2 : 0);
  const turned = isTurned(english, translation, code);
  let worst;
  for (const made of madeIn(stems, tokens, associations, own))
    for (const each of lost) {
      const [is, says] = [each.stem, made.stem].map(stem => associations.stems.names[stem]);
      const kin = kinOf(is, says, turned);
      const isWeak = FRAGMENT.test(made.token) || isElsewhere(each, made, entry, associations);
      if (kin !== 'opposite' && isWeak) continue;
      const beyond = each.weight + made.weight - free - TOLD[kin];
      if (worst === undefined || beyond > worst.beyond) worst = { beyond, kin, is, says, token: made.token };
    }
  return worst;
}

/** A sentence that says another word instead of one of its English, as all other sentences have them. */
export function associationProblem(entry, context) {
  if (context.associations === undefined || entry.part === 'legal') return undefined;
  for (const pair of sentencePairs(entry)) {
    const { beyond = -1, is, says, token } = strangest(pair, entry, context) ?? {};
    if (beyond >= 0) return `says "${says}…" (${token}) and not "${is}…", as other texts do`;
  }
  return undefined;
}
