// Left and right in a sentence that has both.
import { englishSides, sidesIn } from './opposites.rules.mjs';
import { sentencePairs } from './sentences.rules.mjs';

const isOfOne = sides => new Set(sides).size < 2;

/** A sentence with both sides whose translation has one of them twice, or each in the place of the other. */
export function sidesProblem(entry, { opposites }) {
  if (opposites === undefined || entry.part === 'legal') return undefined;
  if (isOfOne(englishSides(entry.english))) return undefined;
  for (const [english, translation] of sentencePairs(entry)) {
    const own = englishSides(english);
    if (isOfOne(own)) continue;
    const found = sidesIn(translation, opposites);
    if (found.length > 1 && isOfOne(found)) return `says "${found[0]}" alone for "${own.join('", "')}"`;
    if (own.length === 2 && found.length === 2 && found[0] !== own[0]) return 'has left and right swapped';
  }
  return undefined;
}
