import { type ByLanguage, readTexts } from '@burrow/contracts/read-texts';

const TEXTS: ByLanguage<{ readonly readme: readonly string[] }> = readTexts(
  new URL('./locales/', import.meta.url),
);

/** What an export says about itself, in every language, by the name of its file. */
export const README: Readonly<Record<string, string>> = Object.fromEntries(
  [...TEXTS].map(([code, { readme }]) => [`README.${code}.txt`, `${readme.join('\r\n')}\r\n`]),
);
