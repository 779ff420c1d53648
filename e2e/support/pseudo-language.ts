import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A language that nobody speaks: English with accents and longer words, shown in place of a real one. */
export interface PseudoLanguage {
  readonly name: string;
  /** The language whose address and direction it has, and whose texts it takes the place of. */
  readonly code: string;
}

export const PSEUDO_LANGUAGES: readonly PseudoLanguage[] = [
  { name: 'pseudo', code: 'de' },
  { name: 'pseudo, mirrored', code: 'he' },
];

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};
/** Holes, tags and code stay as they are. */
const KEPT = /(\{\{[^{}]*\}\}|\{\w+\}|<[^<>]*>|`[^`]*`|\$[a-z]\w*)/;
/** Every how many letters one is added: words of German and Finnish are a third longer than those of English. */
const EVERY = 3;

const longer = (word: string): string =>
  Array.from(word, (letter, index) => {
    const accented = ACCENTED[letter] ?? letter;
    return index % EVERY === 1 ? accented + accented.toLowerCase() : accented;
  }).join('');

/** A text as the pseudo-language has it. */
export const pseudoText = (english: string): string =>
  english
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\p{L}+/gu, longer)))
    .join('');

type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };
/** What stands in place of an English text, given its name in the catalogue: `mf-play/play:run.stop`. */
type TextOf = (english: string, id: string) => string;

function textsBy(textOf: TextOf, texts: Texts, id: string): Texts {
  if (typeof texts === 'string') return textOf(texts, id);
  const mark = id.endsWith(':') ? '' : '.';
  if (Array.isArray(texts))
    return texts.map((each, index) => textsBy(textOf, each as Texts, `${id}${mark}${index}`));
  return Object.fromEntries(
    Object.entries(texts).map(([key, each]) => [key, textsBy(textOf, each, `${id}${mark}${key}`)]),
  );
}

/** The English of a project's namespace; undefined for lessons and quizzes, which stay in the language. */
function englishOf(project: string, namespace: string): Texts | undefined {
  const place = ['', 'packages']
    .map(folder => path.join(ROOT, folder, project, 'src/locales', namespace, 'en.json'))
    .find(file => existsSync(file));
  return place === undefined ? undefined : (JSON.parse(readFileSync(place, 'utf8')) as Texts);
}

/** Shows other texts in place of a language's, from the next document on. Returns a function that ends it. */
export async function speak(page: Page, code: string, textOf: TextOf): Promise<() => Promise<void>> {
  const files = new RegExp(`/texts/([^/.]+)\\.([^/.]+)\\.[0-9a-f]+\\.${code}\\.json$`);
  // Of the context: a worker that answers in place of a server passes these requests on, and a page does not see them then.
  const context = page.context();
  await context.route(files, async route => {
    const [, project, namespace] = files.exec(route.request().url())!;
    const english = englishOf(project!, namespace!);
    if (english === undefined) await route.continue();
    else await route.fulfill({ json: textsBy(textOf, english, `${project}/${namespace}:`) });
  });
  return () => context.unroute(files);
}

/** Shows a page in a pseudo-language from its next document on. Returns a function that ends it. */
export const speakPseudo = (page: Page, { code }: PseudoLanguage): Promise<() => Promise<void>> =>
  speak(page, code, pseudoText);
