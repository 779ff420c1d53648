import { findLanguage, DEFAULT_LANGUAGE } from '@burrow/contracts/languages';
import type { FontShelf } from '../fonts/font-shelf.ts';
import { writable } from '../text/writable.rules.ts';

/** The same data with every text changed. */
function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map(part => mapTexts(part, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, mapTexts(part, change)]));
}

/** The code of one of contracts' languages. */
export const knownLanguage = (code: string): string => findLanguage(code)?.code ?? DEFAULT_LANGUAGE;

/** Texts as the fonts can write them, with the language and the names of the fonts for the template. */
export function writtenTexts(shelf: FontShelf, language: string, texts: object): object {
  const known = knownLanguage(language);
  const faces = shelf.facesFor(known, JSON.stringify(texts));
  return {
    ...(mapTexts(texts, text => writable(text, faces)) as object),
    language: known,
    families: faces.map(face => face.family),
  };
}
