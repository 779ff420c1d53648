import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LevelSource, SourceTexts } from '../compiler/level-source.ts';
import { commentsOf } from '../compiler/template-comments.ts';
import type { Stamps } from './stamps.ts';
import type { Texts } from './strings.rules.ts';

const PAGES = ['guide', 'tutorial', 'hint'] as const;
const SHORT = ['name', 'idea', 'tip', 'meaning', 'guideImageAlt', 'goals', 'question'] as const;

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function named(texts: SourceTexts, comments: readonly string[]): Texts {
  const own = [...SHORT, ...PAGES].flatMap(name => {
    const text = texts[name];
    return text === undefined || text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries([...own, ...(comments.length > 0 ? [['comments', comments] as const] : [])]);
}

/** The texts of a level in a language, by their names; undefined if it has none. */
export function textsIn({ texts, template }: LevelSource, language: string): Texts | undefined {
  const own = texts[language];
  return own && named(own, own.comments ?? (language === 'en' ? commentsOf(template) : []));
}

const stampsFile = (root: string, folder: string, language: string): string =>
  join(root, folder, language, 'source.json');

export function readStamps(root: string, folder: string, language: string): Stamps {
  const file = stampsFile(root, folder, language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamps) : {};
}

export function writeStamps(root: string, folder: string, language: string, stamps: Stamps): void {
  writeFileSync(stampsFile(root, folder, language), asJson(stamps));
}

/** Writes all texts of a level in a language. */
export function writeTexts(root: string, folder: string, language: string, texts: Texts): void {
  const target = join(root, folder, language);
  mkdirSync(target, { recursive: true });
  for (const page of PAGES)
    if (texts[page]) writeFileSync(join(target, `${page}.md`), `${String(texts[page])}\n`);
  const short = SHORT.flatMap(name => (texts[name] === undefined ? [] : [[name, texts[name]]]));
  writeFileSync(join(target, 'texts.json'), asJson(Object.fromEntries(short)));
  if (texts['comments']) writeFileSync(join(target, 'comments.json'), asJson(texts['comments']));
}
