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

const OPPOSED = { familiar: 'polite', polite: 'familiar', inviting: 'polite' };
/** The place of a text: its file and all of its name but the last part. */
const placeOf = ({ id }) => id.replace(/[^.:/]*$/, '');

/** By each place of a page how many of its texts have which form of address. */
export function addressByPlace(entries, code) {
  const places = new Map();
  for (const entry of entries) {
    if (entry.translation === undefined || entry.part === 'legal') continue;
    const forms = formsIn(entry.translation, code);
    if (forms.length === 0) continue;
    const place = placeOf(entry);
    const counts = places.get(place) ?? new Map();
    for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
    places.set(place, counts);
  }
  return places;
}

/** So many texts next to it speak to their reader in the other way. */
const SOME = 2;

/** A text that speaks to its reader otherwise than those next to it. */
export function neighbourAddressProblem(entry, { code, addresses }) {
  const counts = addresses?.get(placeOf(entry));
  if (counts === undefined || entry.part === 'legal') return undefined;
  const forms = formsIn(entry.translation, code);
  const form = forms.find(
    each =>
      OPPOSED[each] !== undefined &&
      !forms.includes(OPPOSED[each]) &&
      (counts.get(each) ?? 0) <= 1 &&
      (counts.get(OPPOSED[each]) ?? 0) >= SOME,
  );
  return form === undefined
    ? undefined
    : `has a form of address that the texts next to it do not have: ${form}`;
}

/** Sentences that end in the plain form: only captions, choices and lists of aims do in a text that speaks politely. */
const PLAIN_ENDS = {
  ja: /(?:[くぐぬむぶる]|(?<!(?:ま|で))す|(?<!(?:まし|でし))た|(?<!(?:少|すく))ない)。/u,
};
const MAY_BE_PLAIN = /\/comments\/\d+$|[.:]choices[.:]|\.got$|\/meaning$/;

/** A sentence in the plain form, where sentences are polite. */
export function plainProblem({ id, translation, part }, { code }) {
  const plain = PLAIN_ENDS[code];
  if (plain === undefined || part === 'legal' || part === 'guide' || MAY_BE_PLAIN.test(id)) return undefined;
  const [end] = plain.exec(withoutCode(translation)) ?? [];
  return end === undefined ? undefined : `ends a sentence in the plain form: …${end}`;
}
