import type { FormatterModule, TFunction } from 'i18next';

/**
 * A word that stands in sentences: as it is in a list, or in the form that a sentence of its language asks for. `{{thing}}`
 * puts in the first, `{{thing, accusative}}` the text whose key ends with `_accusative`, if that language has it.
 */
export interface Noun {
  readonly toString: () => string;
  /** The word in a form of its language; as it is in a list if the language lacks the form. */
  readonly in: (form: string) => string;
}

/**
 * Returns the word with a key; the `unknown` one if there is none. It has the plural form of `count`, if that is given.
 *
 * @example
 * import { addTexts, noun, useTranslation } from '@burrow/i18n';
 * const texts = { seen: 'Du siehst {{who, accusative}}.', mole: 'der Maulwurf', mole_accusative: 'den Maulwurf' };
 * await addTexts('german', async () => ({ default: texts }));
 * function Seen() {
 *   const { t } = useTranslation('german');
 *   return <p>{t('seen', { who: noun(t, 'mole', 'jemand') })}</p>;
 * }
 * <Seen /> // → shows 'Du siehst den Maulwurf.'
 */
export function noun(t: TFunction, key: string, unknown: string, count?: number): Noun {
  const counted = count === undefined ? {} : { count };
  return {
    toString: () => t(key, { ...counted, defaultValue: unknown }),
    in: form => t(key, { ...counted, context: form, defaultValue: unknown }),
  };
}

const isNoun = (value: unknown): value is Noun =>
  typeof value === 'object' && value !== null && 'in' in value && typeof value.in === 'function';

/** Puts nouns in the places of texts that ask for a form; only nouns have forms. */
export const nounFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, form = '') => (isNoun(value) ? value.in(form) : String(value)),
};
