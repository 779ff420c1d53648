/** A count in words, by the plural forms of a language. */
type Counted = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Everything that is counted: tiles on the map, and steps that a line lacks or has too many. */
export type Counts = Readonly<Record<'tiles' | 'more' | 'fewer', Counted>>;

/** For each language that the tutor speaks. */
export const COUNTS: Readonly<Record<string, Counts>> = {
  en: {
    tiles: { one: 'one tile', other: '{{count}} tiles' },
    more: { one: 'one more step', other: '{{count}} more steps' },
    fewer: { one: 'one step less', other: '{{count}} fewer steps' },
  },
  ar: {
    tiles: {
      one: 'مربعًا واحدًا',
      two: 'مربعين',
      few: '{{count}} مربعات',
      many: '{{count}} مربعًا',
      other: '{{count}} مربع',
    },
    more: {
      one: 'خطوة واحدة أكثر',
      two: 'خطوتين أكثر',
      few: '{{count}} خطوات أكثر',
      other: '{{count}} خطوة أكثر',
    },
    fewer: {
      one: 'خطوة واحدة أقل',
      two: 'خطوتين أقل',
      few: '{{count}} خطوات أقل',
      other: '{{count}} خطوة أقل',
    },
  },
};

/** A count in words of a language; in English where the tutor does not speak it. */
export function counted(language: string, what: keyof Counts, count: number): string {
  const spoken = Object.hasOwn(COUNTS, language) ? language : 'en';
  const forms = COUNTS[spoken]?.[what];
  const form = forms?.[new Intl.PluralRules(spoken).select(count)] ?? forms?.other ?? '{{count}}';
  return form.replaceAll('{{count}}', String(count));
}
