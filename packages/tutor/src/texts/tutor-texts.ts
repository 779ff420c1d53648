import { type ByLanguage, inLanguage, readTexts } from '@burrow/contracts/read-texts';
import en from './locales/en.json' with { type: 'json' };

/** Every kind of finding; each has its texts in every language that the tutor speaks. */
export type FindingKind = keyof typeof en.findings;

/** A count in words, by the plural forms of a language. */
type Counted = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** What the tutor says in one language: the keys of English. */
export interface TutorTexts {
  /** For each kind of finding a question, and where to look. */
  readonly findings: Readonly<Record<FindingKind, { readonly nudge: string; readonly pointer: string }>>;
  readonly edits: Readonly<Record<keyof typeof en.edits, string>>;
  readonly words: Readonly<Record<keyof typeof en.words, string>>;
  /** What is counted: tiles on the map, and steps that a line lacks or has too many. */
  readonly counts: Readonly<Record<keyof typeof en.counts, Counted>>;
}

/** By language code: a file of the folder `locales` each. */
export const TUTOR_TEXTS: ByLanguage<TutorTexts> = readTexts(new URL('./locales/', import.meta.url));

/** Whether the tutor speaks a language itself, without falling back to English. */
export const speaks = (language: string): boolean => TUTOR_TEXTS.has(language);

/** Returns the texts of a language, or the English ones if the tutor does not speak it. */
export const textsIn = (language: string): TutorTexts => inLanguage(TUTOR_TEXTS, language);
