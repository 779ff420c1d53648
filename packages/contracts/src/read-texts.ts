import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { type NestedTexts, withEnglish } from './with-english.ts';

/** Texts in several languages, by the language's code. */
export type ByLanguage<Content> = ReadonlyMap<string, Content>;

/**
 * Reads a folder of `<code>.json` files, one for each language, once at the start: for code that runs on a server. What a
 * language lacks is English. In the browser, `@burrow/i18n` loads only the page's language.
 */
export function readTexts<Content>(folder: URL): ByLanguage<Content> {
  const at = fileURLToPath(folder);
  const files = readdirSync(at).filter(file => file.endsWith('.json'));
  const read = (file: string): NestedTexts => JSON.parse(readFileSync(path.join(at, file), 'utf8'));
  const english = read(`${DEFAULT_LANGUAGE}.json`);
  return new Map(
    files
      .toSorted()
      .map(file => [path.basename(file, '.json'), withEnglish(english, read(file)) as Content] as const),
  );
}

/** Returns the texts in a language (given by its code), or the English ones if there are none. */
export function inLanguage<Content>(texts: ByLanguage<Content>, code: string): Content {
  const found = texts.get(code) ?? texts.get(DEFAULT_LANGUAGE);
  if (found === undefined) throw new Error('These texts are not there in English.');
  return found;
}
