// What a file of texts holds: its texts by path, with each plural form that a language distinguishes.

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const FORM = new RegExp(`_(${FORMS.join('|')})$`);

/** The plural forms that a language distinguishes. */
export const formsOf = code => new Intl.PluralRules(code).resolvedOptions().pluralCategories;

/** Whether an object is the plural forms of one text. */
const isForms = value =>
  typeof value.one === 'string' &&
  typeof value.other === 'string' &&
  Object.keys(value).every(key => FORMS.includes(key));

/**
 * Forms that a translation has. English may have one for no thing at all, which no language needs; a form that falls back to
 * the word itself may be left out too.
 */
function formTexts(english, code, pathOf, canLack) {
  const wanted = formsOf(code);
  const own = english.zero !== undefined && !wanted.includes('zero') ? ['zero', ...wanted] : wanted;
  return own.map(form => ({
    path: pathOf(form),
    english: english[form] ?? english.other,
    many: english.other,
    kind: 'form',
    form,
    isOptional: canLack || !wanted.includes(form),
  }));
}

/** English of a counted text by form; the word itself stands for the form of many. */
function countedEnglish(texts, word) {
  const forms = Object.fromEntries(FORMS.map(form => [form, texts[`${word}_${form}`]]));
  return { ...forms, other: forms.other ?? texts[word] };
}

/** A translation may do with the word itself, where the English has forms. */
function countedTexts(texts, word, { path, code, translated }) {
  const english = countedEnglish(texts, word);
  const isIn = part => typeof part?.[word] === 'string';
  const forms = formTexts(
    english,
    code,
    form => [...path, `${word}_${form}`],
    isIn(texts) || isIn(translated),
  );
  if (isIn(texts) || !isIn(translated)) return forms;
  return [
    { path: [...path, word], english: english.other, kind: 'form', form: 'other', isOptional: true },
    ...forms,
  ];
}

const isCounted = (texts, word) =>
  typeof texts[`${word}_other`] === 'string' ||
  (typeof texts[word] === 'string' && typeof texts[`${word}_one`] === 'string');

function objectTexts(value, { path, code, translated }) {
  const counted = new Set();
  return Object.entries(value).flatMap(([key, part]) => {
    const word = key.replace(FORM, '');
    if (word === key || !isCounted(value, word))
      return wantedTexts(part, { path: [...path, key], code, translated: translated?.[key] });
    if (counted.has(word)) return [];
    counted.add(word);
    return countedTexts(value, word, { path, code, translated });
  });
}

/**
 * The texts of an English file that a translation into a language has: path, English, kind.
 * @param place the language's code, what is translated, and the path of the value
 */
export function wantedTexts(value, { code, translated, path = [] }) {
  if (typeof value === 'string') return [{ path, english: value, kind: 'text', isOptional: false }];
  if (Array.isArray(value))
    return value.map((text, index) => ({
      path: [...path, index],
      english: text,
      kind: 'paragraph',
      isOptional: false,
    }));
  if (isForms(value))
    return formTexts(value, code, form => [...path, form], false).filter(
      ({ form }) => form !== 'zero' || value.zero !== undefined,
    );
  return objectTexts(value, { path, code, translated });
}

/** Names of things: each has forms of its own in each language, such as `carrot_accusative`, which a sentence asks for. */
export function nounTexts(english, translated = {}) {
  const names = Object.keys(english).filter(key => !key.includes('_'));
  const forms = Object.keys(translated).filter(
    key => key.includes('_') && names.includes(key.replace(/_.*/, '')),
  );
  return [
    ...names.map(name => ({ path: [name], english: english[name], kind: 'text', isOptional: false })),
    ...forms.map(form => ({
      path: [form],
      english: english[form.replace(/_.*/, '')],
      kind: 'form',
      form: form.replace(/^[^_]*_/, ''),
      isOptional: true,
    })),
  ];
}

/** The text at a path; undefined if there is none. */
export const textAt = (value, path) => path.reduce((part, key) => part?.[key], value);

/** Every path of a file at which there is a text. */
export function pathsOf(value, path = []) {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A list of paragraphs fits the English only if it has as many; paths of those that do not. */
export function unlikeLists(english, value, path = []) {
  if (typeof english !== 'object' || value === undefined) return [];
  if (Array.isArray(english)) return Array.isArray(value) && english.length === value.length ? [] : [path];
  return Object.entries(english).flatMap(([key, part]) => unlikeLists(part, value[key], [...path, key]));
}

/** Whole lists only: nobody could tell which paragraph is which. */
function withoutHoles(value, english) {
  if (typeof value !== 'object') return value;
  if (Array.isArray(english)) {
    const isWhole = english.every((text, index) => (value[index] ?? '') !== '' || text === '');
    return isWhole ? english.map((_, index) => value[index] ?? '') : undefined;
  }
  const parts = Object.entries(value).map(([key, part]) => [key, withoutHoles(part, english[key] ?? {})]);
  const whole = parts.filter(([, part]) => part !== undefined);
  return whole.length > 0 ? Object.fromEntries(whole) : undefined;
}

/**
 * A file's texts with others at some paths, in the order of the English; undefined if there are none.
 * @param wanted the paths that a translation has
 * @param before what is translated already
 * @param texts what comes, by path
 */
export function withTexts(english, wanted, before, texts) {
  const result = {};
  for (const { path } of wanted) {
    const text = texts.get(path.join('\n')) ?? textAt(before, path);
    if (typeof text !== 'string') continue;
    const last = path.at(-1);
    const place = path.slice(0, -1).reduce((part, key) => (part[key] ??= {}), result);
    place[last] = text;
  }
  return withoutHoles(result, english);
}
