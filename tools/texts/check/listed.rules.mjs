// Enumerations of which a translation lost a member: "the gate, door, chest or oven" without the door.
import { stemsOf } from './association.rules.mjs';
import { sentencesOf } from './sentences.rules.mjs';
import { tokensOf } from './tokens.rules.mjs';

/** A member is one to three words; the last stands behind "and" or "or". */
const MEMBER = String.raw`[\p{L}\p{N}’'·“”-]+(?: [\p{L}\p{N}’'·“”-]+){0,2}`;
const LIST = new RegExp(
  String.raw`(?:${MEMBER}, ){1,7}${MEMBER},? (?:and|or) ${MEMBER}|(?:${MEMBER}, ){2,7}${MEMBER}`,
  'giu',
);
const PARTS = /, (?:and |or )?| (?:and|or) /iu;

/** "If you forget it, log in": what a sentence begins with is no member. */
const BEGINNING = /^(?:if|when|at|in|on) [^,]*, /iu;

/** The members of each enumeration of an English sentence. */
export function listsIn(english) {
  return (english.trim().replace(BEGINNING, '').match(LIST) ?? [])
    .map(list => list.split(PARTS))
    .filter(({ length }) => length > 2);
}

/** What parts the members of a translation; Arabic joins each with a letter. */
const COMMA = /[,،、，;；:：]|(?<!\p{L})و(?=\p{L}{2})/gu;
const commasIn = text => (text.match(COMMA) ?? []).length;

/** How sure it has to be how a language says a word, from so many sentences. */
const [SURE, FEWEST] = [0.8, 4];

/** Whether a member is said: undefined if the language's texts do not tell how. */
function isSaid(member, found, { stems, ofStem }) {
  const covers = stems
    .known(stemsOf(member))
    .map(stem => ofStem(stem))
    .filter(({ by, all, rest }) => by.length > 0 && all >= FEWEST && 1 - Math.max(0, rest - 1) / all >= SURE);
  return covers.length === 0 ? undefined : covers.some(({ by }) => by.some(token => found.has(token)));
}

/** The word of a member that is next to the others: "deciding with if, elif and else". */
const innerWord = (member, index) => member.split(' ').at(index === 0 ? -1 : 0);

/** Words of programs stay as they are: "and, or, not". */
const isVerbatim = (word, translation) =>
  /^[a-z_]+$/.test(word) && new RegExp(`(?<![a-z])${word}(?![a-z])`, 'u').test(translation);

/** An enumeration whose translation has fewer commas, and says all of its members but one. */
export function listedProblem(entry, { associations }) {
  const { english, translation, part, form } = entry;
  if (associations === undefined || part === 'legal' || form !== undefined) return undefined;
  if (commasIn(translation) >= commasIn(english)) return undefined;
  const sentences = sentencesOf(english);
  const own = sentencesOf(translation);
  const found = new Set(associations.tokens.known(tokensOf(translation)));
  for (const [index, sentence] of sentences.entries()) {
    const said = own.length === sentences.length ? own[index] : translation;
    const commas = own.length === sentences.length ? commasIn(sentence) : commasIn(english);
    if (commasIn(said) >= commas) continue;
    for (const members of listsIn(sentence)) {
      const kept = members.map((member, at) => isVerbatim(innerWord(member, at), translation));
      const isOfCode = kept.filter(Boolean).length > 1;
      const states = isOfCode ? kept : members.map(member => isSaid(member, found, associations));
      const lost = members.filter((_, at) => states[at] === false);
      if (lost.length === 1 && states.filter(state => state === true).length >= 2)
        return `lost "${lost[0]}" of: ${members.join(', ')}`;
    }
  }
  return undefined;
}
