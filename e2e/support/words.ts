import { AUTHORED_LANGUAGES, OFFERED_LANGUAGES } from '@burrow/contracts/languages';
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DAY_MS = 86_400_000;

/** Languages that are neither English nor Arabic, by code. */
const OTHERS = OFFERED_LANGUAGES.map(({ code }) => code).filter(
  code => !AUTHORED_LANGUAGES.some(authored => authored === code),
);

/** The language whose turn it is today; all of them for `npm run test:all`. */
export const LANGUAGES_OF_THE_DAY: readonly string[] = process.env['TEST_ALL']
  ? OTHERS
  : OTHERS.filter((_, index) => index === Math.floor(Date.now() / DAY_MS) % OTHERS.length);

type Words = string | { readonly [key: string]: Words };

/** Returns what a file of texts says, by its keys with dots between them. */
export function wordsOf(folder: string, language: string): (key: string) => string {
  const texts = JSON.parse(readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8')) as Words;
  return key => {
    const found = key.split('.').reduce<Words>((at, part) => (at as Record<string, Words>)[part]!, texts);
    if (typeof found !== 'string') throw new Error(`${folder} says nothing at ${key}`);
    return found;
  };
}

/** The English of what is translated: a new text may still be English in another language. */
function translatedIn(english: Words, translation: Words | undefined): string[] {
  if (translation === undefined || translation === english) return [];
  if (typeof english === 'string') return [english];
  const own = translation as Record<string, Words>;
  return Object.entries(english).flatMap(([key, words]) => translatedIn(words, own[key]));
}

function readWords(file: string): Words | undefined {
  const place = path.join(ROOT, file);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Words) : undefined;
}

/** Sentences of the interface in English that have a translation: of three words or more, without holes. */
export async function englishSentences(language: string): Promise<ReadonlySet<string>> {
  const files = await Array.fromAsync(
    glob(['mf-*/src/locales/*/en.json', 'packages/{i18n,forms,exercises}/src/locales/*/en.json'], {
      cwd: ROOT,
    }),
  );
  const all = files.flatMap(file =>
    translatedIn(readWords(file) ?? {}, readWords(file.replace(/en\.json$/, `${language}.json`))),
  );
  return new Set(all.filter(text => text.split(' ').length > 2 && !/[{<]/.test(text)));
}
