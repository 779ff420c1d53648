import type { CompiledContent } from '@burrow/content';
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Catalogue } from '../../../content/catalogue.ts';
import { LevelTexts, textsLanguageOf } from './level-texts.ts';

const own = { locked: false, completed: false, last_code_executed: null };
const FIXTURE = new URL('../../../../test/fixtures/content.json', import.meta.url);

test('a level without a chapter is served without the name of one', () => {
  const content = JSON.parse(readFileSync(FIXTURE, 'utf8')) as CompiledContent;
  const [level] = Object.values(content.levels);
  if (!level) throw new Error('the fixture has no level');
  const free = { ...level, slug: 'creative', chapter_id: 0, level_id: 1 };
  const texts = new LevelTexts(new Catalogue({ ...content, levels: { 'python/creative': free } }));
  const served: unknown = JSON.parse(texts.of(free, 'en').plain(own).toString());
  expect(served).toMatchObject({ slug: 'creative', chapter_id: 0, chapter_name: '' });
});

test('a level that lacks a language is served in English, and says so; its chapter is in the language', () => {
  const content = JSON.parse(readFileSync(FIXTURE, 'utf8')) as CompiledContent;
  const [level] = Object.values(content.levels);
  const english = level?.texts['en'];
  if (!level || !english) throw new Error('the fixture has no level in English');
  const lacking = { ...level, texts: { en: english } };
  const catalogue = new Catalogue(content);
  const texts = new LevelTexts(catalogue);
  const served = (language: string): unknown =>
    JSON.parse(`${texts.of(lacking, language).plain({ ...own, ...textsLanguageOf(lacking, language) })}`);
  expect(served('ar')).toMatchObject({
    name: english.name,
    textsLanguage: 'en',
    chapter_name: catalogue.chapterOf(level)?.name['ar'],
  });
  expect(served('de')).toMatchObject({ name: english.name, textsLanguage: 'en' });
  expect(served('en')).not.toHaveProperty('textsLanguage');
  expect(texts.of(lacking, 'any-word')).toBe(texts.of(lacking, 'other-word'));
});
