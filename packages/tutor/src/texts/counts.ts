import { speaks, textsIn, type TutorTexts } from './tutor-texts.ts';

/** Returns a count in words of a language; in English if the tutor does not speak it. */
export function counted(language: string, what: keyof TutorTexts['counts'], count: number): string {
  const forms = textsIn(language).counts[what];
  const form = new Intl.PluralRules(speaks(language) ? language : 'en').select(count);
  const none = count === 0 ? forms.zero : undefined;
  return (none ?? forms[form] ?? forms.other).replaceAll('{{count}}', String(count));
}
