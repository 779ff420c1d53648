import { findLanguage } from '@burrow/contracts';

/** Returns the collation by which names are sorted in a language; that of Unicode without one. */
export const nameOrder = (language: string | null): string =>
  `organization.names_${findLanguage(language ?? '')?.code ?? 'root'}`;
