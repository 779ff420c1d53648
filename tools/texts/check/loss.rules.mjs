// A sentence, or a part of one, of which the translation says nothing; what it says stands nowhere in the English.
import { sentencePairs, sentencesOf } from './sentences.rules.mjs';
import { stemsOf } from './association.rules.mjs';
import { tokensOf } from './tokens.rules.mjs';

/** A part needs so many words of which the language's texts tell how they are said; a sentence of a text with fewer needs less. */
const [FEWEST, FEWEST_OF_SENTENCE] = [3, 2];
/** Of a part that is lost so much is said by chance; of the rest so much has to be, or the translation is a free one. */
const [BY_CHANCE, FAITHFUL] = [0.2, 0.55];
/** So often a word has to be said as it is elsewhere. */
const [SURE, SURE_OF_SENTENCE] = [0.75, 0.55];
/** How much shorter a translation is for what it lost, of what the part would have taken. */
const SHORTER = 0.4;

const lengthOf = text => text.replaceAll(/[\p{M}\s]/gu, '').length;

/** How many of the words of a part are said, of those of which it is known how. */
function saidOf(numbers, coverOf, { found, sure }) {
  let [said, all] = [0, 0];
  for (const number of numbers) {
    const { by, all: sentences, rest } = coverOf(number);
    if (by.length === 0 || 1 - rest / sentences < sure) continue;
    all += 1;
    if (by.some(other => found.has(other))) said += 1;
  }
  return { said, all };
}

/** The part of which nothing is said on the other side, while the others are. */
function unsaidOf(parts, numbersOf, coverOf, { found, fewest, sure }) {
  const counts = parts.map(part => saidOf(numbersOf(part), coverOf, { found, sure }));
  const index = counts.findIndex(({ said, all }) => all >= fewest && said <= all * BY_CHANCE);
  if (index < 0) return undefined;
  const others = counts.filter((_, at) => at !== index);
  const [said, all] = ['said', 'all'].map(name => others.reduce((sum, each) => sum + each[name], 0));
  return said >= all * FAITHFUL ? parts[index] : undefined;
}

const PART = /[,;:،؛、，：]\s*|\s+[–—-]\s+/u;
const partsOf = text => text.split(PART).filter(part => /\p{L}/u.test(part));

/** The parts of a pair that may have lost one, on the side that has more of them. */
function unlike({ english, translation }) {
  const [own, found] = [english, translation].map(sentencesOf);
  if (own.length !== found.length) return [[own, found, english, translation]];
  return sentencePairs({ english, translation }).map(pair => [...pair.map(partsOf), ...pair]);
}

/** A part of the English that the translation does without, or one of the translation that the English does without. */
export function lossProblem(entry, { associations, usual = 1 }) {
  if (associations === undefined || entry.part === 'legal' || entry.form !== undefined) return undefined;
  const { stems, tokens, ofStem, ofToken } = associations;
  const isWhole = sentencesOf(entry.english).length !== sentencesOf(entry.translation).length;
  for (const [own, found, english, translation] of unlike(entry)) {
    const missing = lengthOf(english) * usual - lengthOf(translation);
    if (own.length > found.length && own.length > 1) {
      const all = new Set(tokens.known(tokensOf(entry.translation)));
      const lost = unsaidOf(own, part => stems.known(stemsOf(part)), ofStem, {
        found: all,
        fewest: isWhole ? FEWEST_OF_SENTENCE : FEWEST,
        sure: isWhole ? SURE_OF_SENTENCE : SURE,
      });
      if (lost !== undefined && (isWhole || missing > lengthOf(lost) * usual * SHORTER))
        return `does without: ${lost.trim()}`;
    }
    if (isWhole && found.length > own.length && found.length > 1) {
      const all = new Set(stems.known(stemsOf(entry.english)));
      const made = unsaidOf(found, part => tokens.known(tokensOf(part)), ofToken, {
        found: all,
        fewest: FEWEST,
        sure: SURE,
      });
      if (made !== undefined && -missing > lengthOf(made) * SHORTER)
        return `says what the English does not: ${made.trim()}`;
    }
  }
  return undefined;
}
