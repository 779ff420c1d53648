// What is seen of a translation beside others of its language: buttons that were swapped, plural forms.

const LONGEST = 25;
const isShort = ({ english, holes }) => english.length <= LONGEST && holes.length === 0;

const countIn = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);
const key = text =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\b(?:a|an|the) /g, '');

/** How short texts are said in a language: by the English, each translation with how often it is used. */
function shortTexts(entries) {
  const all = new Map();
  for (const entry of entries) {
    if (entry.translation === undefined || !isShort(entry) || entry.form !== undefined) continue;
    const english = key(entry.english);
    if (!all.has(english)) all.set(english, new Map());
    countIn(all.get(english), key(entry.translation));
  }
  return all;
}

const usual = counts => [...counts].toSorted(([, a], [, b]) => b - a)[0];

/** Which English each translation usually says. */
const meaningsOf = short => {
  const meanings = new Map();
  for (const [english, counts] of short) {
    const [translation, count] = usual(counts);
    if (count > (meanings.get(translation)?.count ?? 1)) meanings.set(translation, { english, count });
  }
  return meanings;
};

/** What the rules here know of the texts of a language. */
export function togetherIn(entries) {
  const short = shortTexts(entries);
  const forms = new Map(
    entries
      .filter(({ id, form }) => form !== undefined || id.includes('thing-names:'))
      .map(({ id, translation }) => [id, translation]),
  );
  return { short, meanings: meaningsOf(short), forms };
}

/** Languages whose nouns after five and more are never as after one. */
const COUNTED = ['cs', 'pl', 'ru', 'uk'];
const MANY = { cs: 'other', pl: 'many', ru: 'many', uk: 'many' };

/** The form of two or a few that is that of many, or that of one, while many are said otherwise. */
function fewProblem({ id, form, translation }, { code, forms }) {
  const formOf = other => forms.get(`${id.slice(0, -form.length)}${other}`);
  const single = forms.get(id.slice(0, -form.length - 1));
  const many = formOf(MANY[code] ?? 'other');
  if (single === undefined || many === undefined || single === many) return undefined;
  if (translation === single) return 'is the same for a few and for one';
  const genitive = formOf('genitive');
  const isMany = COUNTED.includes(code) && translation === many;
  return isMany && genitive !== undefined && genitive !== many
    ? 'is the same for a few and for many'
    : undefined;
}

/** A form that was copied from the one for a single thing. */
export function copiedFormProblem(entry, { code, forms }) {
  const { id, form, translation, english, many } = entry;
  if (id.includes('thing-names:') && (form === 'two' || form === 'few'))
    return fewProblem(entry, { code, forms });
  if (form === 'two' && translation === forms.get(`${id.slice(0, -form.length)}one`) && english !== many)
    return 'is the same for two and for one';
  if (!COUNTED.includes(code) || form !== MANY[code]) return undefined;
  const formOf = other => forms.get(`${id.slice(0, -form.length)}${other}`);
  const [single, few, genitive] = ['one', 'few', 'genitive'].map(formOf);
  // What cannot be counted is in the genitive in both.
  if (genitive !== undefined && few === translation && genitive !== translation)
    return 'is the same for a few and for many';
  // Where two are said as one is, nothing changes with the number.
  return single === translation && single !== few ? 'is the same for one and for many' : undefined;
}

const QUOTED = /[“"](\p{Lu}[^“”"{}`]{1,40})[”"]/gu;
/** In lessons such words are texts of programs. */
const SPEAKS_OF_BUTTONS = new Set(['child', 'adults', 'guide']);
const MARKS = /[“”„«»‹›‚‘’"'「」『』״]/g;

/** How a button may be called in a sentence: each way that texts of this English are translated. */
function waysOf(english, short) {
  const counts = short.get(key(english));
  return counts === undefined ? [] : [...counts.keys()];
}

/**
 * A button that a sentence names in other words than stand on it. Known are those that the texts of the language agree on.
 */
export function quotedProblem({ english, translation, part }, { short, buttonTexts = new Set() }) {
  if (!SPEAKS_OF_BUTTONS.has(part)) return undefined;
  const found = key(translation.replaceAll(MARKS, ''));
  for (const [, name] of english.matchAll(QUOTED)) {
    const ways = buttonTexts.has(key(name)) ? waysOf(name, short) : [];
    if (ways.length > 0 && !ways.some(way => found.includes(way.replaceAll(MARKS, ''))))
      return `names "${name}" otherwise than the button: ${ways[0]}`;
  }
  return undefined;
}

/** The English of texts that stand on buttons. */
export const buttonTextsOf = (entries, buttons) =>
  new Set(entries.filter(({ id }) => buttons.has(id)).map(({ english }) => key(english)));

/** A short text that says what another one says elsewhere, and not what it says itself elsewhere. */
export function swapProblem(entry, { short, meanings }) {
  if (!isShort(entry) || entry.form !== undefined) return undefined;
  const [english, translation] = [key(entry.english), key(entry.translation)];
  const counts = short.get(english);
  const [own, count] = counts ? usual(counts) : [];
  const other = meanings.get(translation);
  if (own === undefined || own === translation || count < 2 || (counts.get(translation) ?? 0) > 1)
    return undefined;
  if (other === undefined || other.english === english) return undefined;
  return `says "${other.english}", as elsewhere; "${english}" is "${own}" elsewhere`;
}

const groupOf = ({ id, form }) => id.slice(0, id.length - form.length);

/** Forms of counted texts that lack while others of the same text are there. */
export function missingForms(entries) {
  const groups = Map.groupBy(
    entries.filter(({ form, isOptional }) => form !== undefined && !isOptional),
    groupOf,
  );
  return [...groups.values()].flatMap(forms =>
    forms.some(({ translation }) => translation !== undefined)
      ? forms.filter(({ translation }) => translation === undefined).map(({ id }) => id)
      : [],
  );
}
