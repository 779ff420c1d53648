import { findLanguageByName } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';

/** Returns the proper English name of a language. @throws DomainError user/unknown-language */
export function demandLanguage(name: string): string {
  const language = findLanguageByName(name);
  if (!language) throw new DomainError('user/unknown-language', 'There is no such language.');
  return language.name;
}
