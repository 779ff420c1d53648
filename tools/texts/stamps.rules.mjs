// From which English a translation was made, as a short hash by the name of the text.
import { createHash } from 'node:crypto';

const LENGTH = 8;

/** The stamp of an English text. */
export const stampOf = english => createHash('sha256').update(english).digest('hex').slice(0, LENGTH);

/** Why an entry has to be looked at; undefined if it is of today's English. */
export function staleness({ id, english, translation }, stamps) {
  if (translation === undefined) return 'is missing';
  if (stamps[id] === undefined) return 'has no stamp';
  return stamps[id] === stampOf(english) ? undefined : 'is older than the English';
}

/** Stamps after some texts were found to say today's English; those of texts that are gone fall out. */
export function withStamps(entries, stamps, isStamped) {
  const kept = entries.flatMap(entry => {
    const { id, english, translation } = entry;
    if (translation === undefined) return [];
    if (isStamped(entry)) return [[id, stampOf(english)]];
    return stamps[id] === undefined ? [] : [[id, stamps[id]]];
  });
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where a text is: all but the last part of its name. */
const placeOf = id => id.replace(/[:/][^:/]*$/, '');

/** A line for each entry that is stale, and one for each file or text of which nothing is translated. */
export function staleLines(entries, stamps) {
  const places = Map.groupBy(
    entries.map(entry => ({ id: entry.id, place: placeOf(entry.id), why: staleness(entry, stamps) })),
    ({ place }) => place,
  );
  return [...places].flatMap(([place, all]) => {
    const [first] = all;
    if (all.length > 1 && first.why !== undefined && all.every(({ why }) => why === first.why))
      return [`${place}: all ${all.length}: ${first.why}`];
    return all.filter(({ why }) => why !== undefined).map(({ id, why }) => `${id}: ${why}`);
  });
}

/**
 * What a language's own file has to say beside the stamps that languages share.
 * @param ids of all texts, so that one which is shared and has no stamp here can be told from one that is gone
 * @returns the stamps that differ, and null for a text that has none
 */
export function ownStamps(shared, stamps, ids) {
  const differing = ids.flatMap(id => (stamps[id] === shared[id] ? [] : [[id, stamps[id] ?? null]]));
  return Object.fromEntries(differing.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The stamps of a language, from what all share and what its own file says. */
export const stampsFrom = (shared, own) =>
  Object.fromEntries(Object.entries({ ...shared, ...own }).filter(([, stamp]) => stamp !== null));

/** For each text the stamp that most languages have which have one; what a single language says is its own. */
export function sharedStamps(languages) {
  const ids = [...new Set(languages.flatMap(stamps => Object.keys(stamps)))].toSorted();
  const common = ids.flatMap(id => {
    const having = Map.groupBy(
      languages.filter(stamps => stamps[id] !== undefined),
      stamps => stamps[id],
    );
    const [stamp, { length }] = [...having].toSorted(([, a], [, b]) => b.length - a.length)[0];
    return length < 2 ? [] : [[id, stamp]];
  });
  return Object.fromEntries(common);
}

/** Stamps as they are written: by place, since names are long. */
export function nestStamps(stamps) {
  const places = Map.groupBy(Object.entries(stamps), ([id]) => placeOf(id));
  return Object.fromEntries(
    [...places].map(([place, all]) => [
      place,
      Object.fromEntries(all.map(([id, stamp]) => [id.slice(place.length), stamp])),
    ]),
  );
}

export const flattenStamps = nested =>
  Object.fromEntries(
    Object.entries(nested).flatMap(([place, all]) =>
      Object.entries(all).map(([name, stamp]) => [`${place}${name}`, stamp]),
    ),
  );
