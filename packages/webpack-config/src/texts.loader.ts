import { OFFERED_LANGUAGES } from '@burrow/contracts/languages';
import { ENGLISH_KEYS, englishKeys, type NestedTexts, withEnglish } from '@burrow/contracts/with-english';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { beside } from './beside.ts';

/** ``import(`./play/${code}.json`, { with: { type: 'json' } })``, with webpack's comments. */
const IMPORT =
  /import\(\s*(?<comments>(?:\/\*[^*]*\*\/\s*)*)`(?<folder>\.[^`$]*\/)\$\{code\}\.json`,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"],?\s*\},?\s*\},?\s*\)/g;

/** What begins the name of a chunk whose texts a page shows first. */
export const FIRST_TEXTS = 'first-texts-';

const FETCHING = beside('./fetch-texts');

const HASH_LENGTH = 8;

/** The name of the package that a folder is in, without its scope: `mf-play`. */
function packageOf(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return packageOf(path.dirname(folder));
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  return name.replace(/^@.*\//, '');
}

interface Translations {
  /** Before the language: `texts/mf-play.play.1a2b3c4d.` */
  readonly prefix: string;
  readonly files: ReadonlyMap<string, string>;
}

/** A translation with the English for what it lacks, and the keys of that: a page says to screen readers what is English. */
function deliveredTexts(english: NestedTexts, translation: NestedTexts): NestedTexts {
  const lacking = englishKeys(english, translation);
  const texts = withEnglish(english, translation);
  return lacking.length > 0 ? { ...texts, [ENGLISH_KEYS]: lacking } : texts;
}

/** What a build has instead of a folder's `<code>.json`: of each language that is offered, with the English for what it lacks. */
function translationsIn(folder: string): Translations {
  const read = (code: string): NestedTexts =>
    JSON.parse(readFileSync(path.join(folder, `${code}.json`), 'utf8')) as NestedTexts;
  const english = read('en');
  const written = readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => path.basename(file, '.json'));
  const codes = new Set([...OFFERED_LANGUAGES.map(({ code }) => code), ...written]);
  codes.delete('en');
  const files = [...codes]
    .toSorted()
    .map(code => [code, deliveredTexts(english, written.includes(code) ? read(code) : {})] as const)
    .map(([code, texts]) => [code, JSON.stringify(texts)] as const);
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, HASH_LENGTH);
  return { prefix: `texts/${packageOf(folder)}.${path.basename(folder)}.${hash}.`, files: new Map(files) };
}

/**
 * Makes of an import by language a chunk for English, and a fetch of a file by its name for all others: as chunks, thirty
 * languages would be thirty rows in the list of chunks that each page loads first.
 */
export default function deliverTexts(this: LoaderContext<object>, source: string): string {
  let count = 0;
  const delivered = source.replaceAll(IMPORT, (all, comments: string, relative: string) => {
    const folder = path.join(this.context, relative);
    // It is only an example, in a comment.
    if (!existsSync(path.join(folder, 'en.json'))) return all;
    count += 1;
    this.addContextDependency(folder);
    for (const file of readdirSync(folder)) this.addDependency(path.join(folder, file));
    const { prefix, files } = translationsIn(folder);
    const isFirst = comments.includes(FIRST_TEXTS);
    for (const [code, text] of files)
      this.emitFile(`${prefix}${code}.json`, text, undefined, isFirst ? { firstTextsIn: code } : {});
    const english = `import(${comments.replace('[request]', 'en-json')}'${relative}en.json', { with: { type: 'json' } })`;
    return `(code === 'en' ? ${english} : fetchTexts(__webpack_public_path__ + '${prefix}' + code + '.json'))`;
  });
  if (count === 0) return source;
  return `import { fetchTexts } from ${JSON.stringify(FETCHING)};\n${delivered}`;
}
