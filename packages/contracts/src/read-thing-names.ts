import { type ByLanguage, readTexts } from './read-texts.ts';
import type { ThingNames } from './thing-names.ts';

/** What things are called, by language: for code that runs on a server. */
export const THING_NAMES: ByLanguage<ThingNames> = readTexts(
  new URL('./locales/thing-names/', import.meta.url),
);
