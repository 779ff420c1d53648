// Whether a translation speaks to its reader as the others of its kind do: "du" to children, "Sie" to teachers.
import { ADDRESS } from './address.table.mjs';
import { withoutCode } from './english.rules.mjs';

/** Whom a part of the catalogue speaks to; what is left out speaks to both, or to nobody. */
const READERS = {
  child: 'all',
  adults: 'adults',
  guide: 'guide',
  quizzes: 'learners',
  lessons: 'learners',
  first: 'learners',
};
/** Areas that only children read; of the rest of their part, adults read some. */
const PLAYERS = /^(?:tutor|mf-play|mf-quiz)[:/]/;
const readerOf = ({ id, part }) => (part === 'child' && PLAYERS.test(id) ? 'players' : READERS[part]);

/** A form that no more texts have is none of theirs: the one that is looked at. */
const RARE = 1;
/** So many texts have to be there to say so. */
const ENOUGH = 100;

const formsIn = (translation, code) => {
  const text = withoutCode(translation).replaceAll(/\{[^}]*\}/g, ' · ');
  return Object.entries(ADDRESS[code] ?? {}).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
};

/** Forms of address that texts for a kind of reader do not have, each as `reader form`. */
export function unusedAddress(entries, code) {
  const counts = new Map();
  const texts = new Map();
  for (const entry of entries) {
    const { translation } = entry;
    const reader = readerOf(entry);
    if (translation === undefined || reader === undefined) continue;
    texts.set(reader, (texts.get(reader) ?? 0) + 1);
    for (const form of formsIn(translation, code))
      counts.set(`${reader} ${form}`, (counts.get(`${reader} ${form}`) ?? 0) + 1);
  }
  const names = Object.keys(ADDRESS[code] ?? {});
  const all = [...texts].flatMap(([reader, count]) =>
    count < ENOUGH ? [] : names.map(name => `${reader} ${name}`),
  );
  return new Set(all.filter(key => (counts.get(key) ?? 0) <= RARE));
}

export function addressProblem(entry, { code, unused = new Set() }) {
  const reader = readerOf(entry);
  const form = formsIn(entry.translation, code).find(name => unused.has(`${reader} ${name}`));
  return form === undefined ? undefined : `has a form of address that such texts do not have: ${form}`;
}
