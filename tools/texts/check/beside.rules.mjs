// Short texts next to each other whose translations were swapped: "Log out" and "Log out everywhere".

const LONGEST = 40;
const ARTICLES = new Set(['a', 'an', 'the']);
const wordsIn = text =>
  new Set((text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).filter(word => !ARTICLES.has(word)));
const isWithin = (less, more) => less.size > 0 && less.size < more.size && less.isSubsetOf(more);

/** The place of a text: its file and all of its name but the last part. */
const placeOf = ({ id }) => id.replace(/[^.:/]*$/, '');
const isLooked = ({ english, translation, form, holes }) =>
  translation !== undefined && form === undefined && holes.length === 0 && english.length <= LONGEST;

/** By the name of each short text, its neighbours that have all of its words and more. */
export function neighbours(entries) {
  const groups = Map.groupBy(
    entries.filter(isLooked).map(entry => ({ ...entry, words: wordsIn(entry.english) })),
    placeOf,
  );
  const pairs = new Map();
  for (const group of groups.values())
    for (const less of group)
      for (const more of group)
        if (isWithin(less.words, more.words)) pairs.set(less.id, [...(pairs.get(less.id) ?? []), more]);
  return pairs;
}

/** A text whose English is a part of its neighbour's, while the neighbour's translation is a part of its own. */
export function besideProblem({ id, translation }, { beside }) {
  const more = beside?.get(id)?.find(other => isWithin(wordsIn(other.translation), wordsIn(translation)));
  return more === undefined ? undefined : `says more than "${more.english}" next to it: ${more.translation}`;
}
