import { type ByLanguage, inLanguage, readTexts } from '@burrow/contracts/read-texts';
import { DomainError } from '@burrow/service-kit';
import type { TipRefusal } from '../../access/standing.rules.ts';

/** The text for somebody who gets no tip. */
export const REFUSAL_TEXTS: ByLanguage<Readonly<Record<TipRefusal, string>>> = readTexts(
  new URL('./locales/', import.meta.url),
);

/** Returns a refusal with its text in the learner's language, or in English. */
export function refused(code: TipRefusal, language: string): DomainError {
  const detail = inLanguage(REFUSAL_TEXTS, language)[code];
  return new DomainError(code, 'The assistant does not help.', { detail });
}
