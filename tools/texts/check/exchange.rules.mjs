// Two short texts next to each other that have each other's translation, by how the language says their words elsewhere.
import { stemsOf } from './association.rules.mjs';
import { tokensOf } from './tokens.rules.mjs';

const LONGEST = 40;
const placeOf = ({ id }) => id.replace(/[^.:/]*$/, '');
const isLooked = ({ english, translation, form, holes, part }) =>
  translation !== undefined &&
  form === undefined &&
  holes.length === 0 &&
  part !== 'legal' &&
  english.length <= LONGEST;

/** Short texts by the place that they share. */
export const shortNeighbours = entries => Map.groupBy(entries.filter(isLooked), placeOf);

/** How sure a word is said by what goes with it elsewhere, in digits; the text itself may be the one that lacks it. */
const weigh = ({ all, rest }) => -Math.log10((Math.max(0, rest - 1) + 0.7) / all);

/** How much of the words of an English text a translation says, of those that another text has not. */
function worthOf(english, translation, other, { stems, tokens, ofStem }) {
  const shared = stemsOf(other);
  const own = stems.known([...stemsOf(english)].filter(stem => !shared.has(stem)));
  const found = new Set(tokens.known(tokensOf(translation)));
  return own
    .map(stem => ofStem(stem))
    .filter(({ by, all }) => by.length > 0 && all > 2 && by.some(token => found.has(token)))
    .reduce((sum, cover) => sum + weigh(cover), 0);
}

const SURE = 0.8;

/** A text whose neighbour says it, and that says its neighbour. */
export function exchangeProblem(entry, { associations, places }) {
  if (associations === undefined || places === undefined || !isLooked(entry)) return undefined;
  // Whoever says a word of its own English is what it is.
  if (worthOf(entry.english, entry.translation, '', associations) > 0) return undefined;
  const worth = (one, other, text) => worthOf(one.english, text.translation, other.english, associations);
  for (const other of places.get(placeOf(entry)) ?? []) {
    if (other.id === entry.id || other.english === entry.english || other.translation === entry.translation)
      continue;
    const own = worth(entry, other, entry) + worth(other, entry, other);
    const crossed = own === 0 ? Math.min(worth(entry, other, other), worth(other, entry, entry)) : 0;
    if (crossed > SURE) return `seems to be exchanged with "${other.english}": ${other.translation}`;
  }
  return undefined;
}
