import { DomainError } from '@burrow/service-kit';
import type { TipRefusal } from '../../access/standing.rules.ts';
import { REFUSAL_TEXTS } from './refusals.texts.ts';

/** A refusal with its words in the learner's language, else in English. */
export function refused(code: TipRefusal, language: string): DomainError {
  const texts = Object.hasOwn(REFUSAL_TEXTS, language) ? REFUSAL_TEXTS[language] : undefined;
  const detail = (texts ?? REFUSAL_TEXTS['en'])?.[code];
  return new DomainError(code, 'The assistant does not help.', detail === undefined ? {} : { detail });
}
