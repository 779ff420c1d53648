/** Texts of a file: nested, with lists. */
export type NestedTexts = { readonly [key: string]: string | readonly unknown[] | NestedTexts };

type Text = NestedTexts[string];

const FORM = /_(zero|one|two|few|many|other)$/;
const FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

const isNested = (text: Text | undefined): text is NestedTexts =>
  typeof text === 'object' && !Array.isArray(text);

/** The forms of one word for different numbers: each language has its own. */
const isForms = (texts: NestedTexts): boolean => Object.keys(texts).every(key => FORMS.has(key));

const wordOf = (key: string): string => key.replace(FORM, '');

/** Whether a key is one of the words, or a form of one: `apple_accusative_other` of `apple`. */
const isKnown = (key: string, words: ReadonlySet<string>): boolean =>
  words.has(key) || (key.includes('_') && isKnown(key.replace(/_[^_]*$/, ''), words));

const isMissing = (text: Text | undefined, english: Text | undefined): boolean =>
  text === undefined || (text === '' && english !== '');

/**
 * Returns a translation with the English for what it lacks. The forms of a counted word, `apple_one` and `apple_other`,
 * are all of one language, which may have more of them, `apple_accusative`; what the English does not have is left out.
 */
export function withEnglish(english: NestedTexts, translation: NestedTexts): NestedTexts {
  const words = new Set(Object.keys(english).map(wordOf));
  const own = Object.entries(translation).filter(
    ([key, text]) => isKnown(key, words) && !isMissing(text, english[key]),
  );
  const translated = new Set(own.map(([key]) => wordOf(key)));
  const merged = own.map(([key, text]) => {
    const source = english[key];
    return [key, isNested(source) && isNested(text) && !isForms(source) ? withEnglish(source, text) : text];
  });
  const rest = Object.entries(english).filter(([key]) => !translated.has(wordOf(key)));
  return Object.fromEntries([...merged, ...rest]) as NestedTexts;
}

/** In a file of texts: which of its texts are English for want of a translation, as `englishKeys` names them. */
export const ENGLISH_KEYS = '@english';

/**
 * Returns the keys of what `withEnglish` takes from the English, with dots: `open.title`, or `open` for all below it. The
 * forms of a counted word are one key, `apple`.
 */
export function englishKeys(english: NestedTexts, translation: NestedTexts): string[] {
  const keys = Object.entries(english).flatMap(([key, source]) => {
    const word = wordOf(key);
    const isWhole = Object.keys(translation).every(
      own => wordOf(own) !== word || isMissing(translation[own], english[own]),
    );
    if (isWhole) return [word];
    const text = translation[key];
    if (!isNested(source) || !isNested(text) || isForms(source)) return [];
    return englishKeys(source, text).map(inside => `${key}.${inside}`);
  });
  return [...new Set(keys)];
}
