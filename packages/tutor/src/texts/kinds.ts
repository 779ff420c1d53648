import type { EN } from './en.ts';

/** Every kind of finding; each has its texts in every language that the tutor speaks. */
export type FindingKind = keyof typeof EN.findings;

/** One language of the tutor's: the same keys as English. */
export interface Texts {
  readonly findings: Readonly<Record<FindingKind, { readonly nudge: string; readonly pointer: string }>>;
  readonly edits: Readonly<Record<keyof typeof EN.edits, string>>;
  readonly words: Readonly<Record<keyof typeof EN.words, string>>;
}
