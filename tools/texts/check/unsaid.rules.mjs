// A "not" that came or went, by what the language's own texts say: which of its words speak of a "not", and beside which words of
// English it says one unasked.
import { withoutCode } from './english.rules.mjs';
import { NEGATION } from './negation.table.mjs';
import { writtenIn } from './language.table.mjs';
import { sentencePairs } from './sentences.rules.mjs';

const SAYS_NO = /\b(?:not|never|cannot|nobody|no|nothing|none|without|neither|nor)\b|n[’']t\b/i;
/** "Not" alone, which nearly every language says as such. */
const SAYS_NOT = /\b(?:not|never|cannot|nobody)\b|n[’']t\b|^(?:then )?nothing\b/i;
const OTHERWISE =
  /“not”|not equal|\bnot (?:only|just|quite)\b|shouldn['’]t|or not\b|whether|\?\s*$|why not|^if (?:it (?:is|was) )?not|not$|n['’]t need|not need|n['’]t matter|not yours|nothing is wrong|not right|, not |^not now/iu;

const plainText = text => withoutCode(text).replaceAll(/\{[^}]*\}/g, ' ');
const wordsIn = text => [...new Set(text.toLowerCase().match(/\p{L}[\p{L}’']*|\d+/gu) ?? [])];
const LETTERS = /[\p{L}\p{M}]/u;

/** What stands beside a "not" and is none. */
const WEAK = {
  ja: /^(?:まだ|途中|だけ|まで|まえ|前|しか)$/u,
  he: /^עדיין$/u,
  pl: /^(?:tylko|ani|inn\p{L}*)$/u,
};

/** What says "not" however often it stands elsewhere: "different", "superfluous". */
const STRONG = {
  ja: /ちが|違|ず|なし|無|以外|未|失|だめ|今はいい|ただで/u,
  he: /מיותר|חסר|בלי|ללא/u,
  pl: /bez(?!\p{L})|poza|źle/u,
};

/** The signs of a "not" in a text, each as the word that has it, where words are parted. */
function signsIn(text, { any }, code) {
  const { hasNoSpaces } = writtenIn(code);
  const parts = hasNoSpaces ? [text] : (text.match(/[\p{L}\p{M}]+/gu) ?? []);
  const all = hasNoSpaces
    ? (text.match(new RegExp(any.source, 'gu')) ?? [])
    : parts.filter(part => any.test(part));
  return new Set(all.map(sign => sign.toLowerCase()).filter(sign => !WEAK[code]?.test(sign)));
}

const count = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Each sentence with its translation, and in how many texts both are so. */
function sentencesIn(entries) {
  const seen = new Map();
  for (const entry of entries) {
    if (entry.translation === undefined || entry.part === 'legal') continue;
    for (const pair of sentencePairs(entry)) {
      const key = pair.join('\n');
      const known = seen.get(key);
      if (known === undefined) seen.set(key, { pair, times: 1 });
      else known.times += 1;
    }
  }
  return seen;
}

/** In how many sentences each sign is, of those with a "not" and of others; by each word of English how often a "not" is beside it. */
export function learnNegation(entries, code) {
  const table = NEGATION[code];
  if (!table) return undefined;
  const [yes, no, words, negated] = Array.from({ length: 4 }, () => new Map());
  let [all, not] = [0, 0];
  const sentences = sentencesIn(entries);
  for (const { pair } of sentences.values()) {
    const [own, found] = pair.map(plainText);
    const isNot = SAYS_NOT.test(own);
    for (const sign of signsIn(found, table, code)) count(isNot ? no : yes, sign);
    if (isNot) not += 1;
    else all += 1;
    if (SAYS_NO.test(own)) continue;
    const isMade = table.plain.test(found);
    for (const word of wordsIn(own)) {
      count(words, word);
      if (isMade) count(negated, word);
    }
  }
  const repeated = new Set([...sentences].flatMap(([key, { times }]) => (times > 1 ? [key] : [])));
  return { yes, no, all, not, words, negated, code, repeated };
}

/** A sign has to be so much more often in sentences with a "not". */
const [SEEN, LIFT] = [3, 1.3];
const [LOST_WORDS, MADE_WORDS] = [18, 8];
/** A word of English beside which so few of its sentences have a "not" unasked gives no reason for one. */
const [SHARE, FEWEST] = [0.02, 12];

function isLost(own, found, table, { yes, no, all, not, code }) {
  if (!SAYS_NOT.test(own) || OTHERWISE.test(own) || wordsIn(own).length > LOST_WORDS) return false;
  if (STRONG[code]?.test(found)) return false;
  const speaks = sign =>
    (yes.get(sign) ?? 0) < SEEN || (no.get(sign) ?? 0) / not > LIFT * ((yes.get(sign) ?? 0) / all);
  return ![...signsIn(found, table, code)].some(speaks);
}

function isMade(own, found, table, { words, negated }) {
  if (SAYS_NO.test(own) || !table.plain.test(found)) return false;
  const given = wordsIn(own);
  if (given.length > MADE_WORDS) return false;
  return given.every(word => {
    const all = (words.get(word) ?? 1) - 1;
    const made = (negated.get(word) ?? 1) - 1;
    return all >= FEWEST && made <= all * SHARE;
  });
}

/** Words of a language that never stand without its "not": "nikt nie". */
const CONCORD = {
  cs: [/(?<!\p{L})(?:nikdo|nikdy|nikoho)(?!\p{L})/iu, /(?<!\p{L})n[ei]|bez/iu],
  he: [
    /(?<!\p{L})[ושבהל]?(?:אף (?:אחד|פעם|אחת)|מעולם|לעולם)(?!\p{L})/u,
    /לא|אין|אינ|בלי|ללא|אל|אי|מבלי|פחות/u,
  ],
  pl: [
    /(?<!\p{L})(?:nikt|nikogo|nikomu|nigdy|żad\p{L}+)(?!\p{L})/iu,
    /(?<!\p{L})(?:nie\p{L}*|bez|ani|brak\p{L}*)(?!\p{L})/iu,
  ],
  ru: [/(?<!\p{L})(?:никто|никого|никогда|ничего)(?!\p{L})/iu, /(?<!\p{L})(?:не\p{L}*|без|ни)(?!\p{L})/iu],
  uk: [/(?<!\p{L})(?:ніхто|нікого|ніколи|нічого)(?!\p{L})/iu, /(?<!\p{L})(?:не\p{L}*|без|ні)(?!\p{L})/iu],
};

/** A word that stands without the "not" that belongs to it. */
function aloneIn(found, code) {
  const [word, not] = CONCORD[code] ?? [];
  const [alone] = word?.exec(found) ?? [];
  return alone !== undefined && !not.test(found) && /\s/.test(found.trim()) ? alone.trim() : undefined;
}

/** A sentence that lost its "not" or got one. */
export function unsaidProblem(entry, { code, negations }) {
  const table = NEGATION[code];
  if (!table || negations === undefined || entry.part === 'legal' || entry.form === 'zero') return undefined;
  for (const [english, translation] of sentencePairs(entry)) {
    // What several texts say so is no slip.
    if (negations.repeated.has(`${english}\n${translation}`)) continue;
    const [own, found] = [english, translation].map(plainText);
    if (!LETTERS.test(found)) continue;
    const alone = aloneIn(found, code);
    if (alone !== undefined) return `has "${alone}" without a "not": ${translation.trim()}`;
    if (isLost(own, found, table, negations)) return `lost the "not" of: ${english.trim()}`;
    if (isMade(own, found, table, negations))
      return `has a "not" that the English lacks: ${translation.trim()}`;
  }
  return undefined;
}
