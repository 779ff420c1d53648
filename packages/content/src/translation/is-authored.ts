import { AUTHORED_LANGUAGES } from '@burrow/contracts/languages';

const AUTHORED = new Set<string>(AUTHORED_LANGUAGES);

/** Whether every text has to exist in a language, as authors write it; in others the English stands in for what is missing. */
export const isAuthored = (language: string): boolean => AUTHORED.has(language);
