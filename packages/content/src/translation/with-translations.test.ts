import { expect, test } from '@jest/globals';
import type { TranslatedLevel } from '../schema/translation-file.schema.ts';
import { compiledCourses } from '../testing/compiled-courses.ts';
import type { Translation } from './read-translations.ts';
import { translatedPage, withNames, withTranslations } from './with-translations.ts';

const { levels, courses } = compiledCourses();
const breakfast = levels.find(({ compiled }) => compiled.slug === 'intro-level1')!.source;
const beginners = courses.find(({ slug }) => slug === 'python')!;

/** No language of the site, so that nothing is translated into it yet. */
const LANGUAGE = 'xx';

const GERMAN: TranslatedLevel = {
  name: 'Frühstück',
  guide: ['Der Sturm ist vorbei.', 'Ein **Befehl** …', 'Jetzt du.', 'Los!'],
  tutorial: ['Ein Befehl hat einen Namen.', 'Bleib davor stehen.', 'Auf diesem Weg …'],
  hint: ['Wie weit?', 'Sieh auf Zeile 2.'],
  comments: ['Starte mich zuerst.', 'Ändere dann die Zahl.'],
};

const german = (change: TranslatedLevel = {}): readonly Translation[] => [
  {
    language: LANGUAGE,
    courses: { python: { name: 'Python für den Anfang', chapters: { intro: { name: 'Variablen' } } } },
    levels: { 'python/intro-level1': { ...GERMAN, ...change } },
    codeBook: {},
  },
];

const inGerman = (change?: TranslatedLevel) => withTranslations(breakfast, german(change)).texts[LANGUAGE];

test('a page has the paragraphs of the translation and the code of the English one', () => {
  expect(translatedPage('One.\n\n```python\nplayer.collect("carrot")\n```\n\nTwo.', ['Eins.', 'Zwei.'])).toBe(
    'Eins.\n\n```python\nplayer.collect("carrot")\n```\n\nZwei.',
  );
});

test('a level has its texts in each language; a short one that is missing is English', () => {
  const texts = inGerman();
  expect(texts?.name).toBe('Frühstück');
  expect(texts?.hint).toBe('Wie weit?\n\nSieh auf Zeile 2.');
  expect(texts?.tutorial).toMatch(/^Ein Befehl hat einen Namen\.[\s\S]*```python\nplayer\.move_forward\(3\)/);
  expect(texts?.comments).toEqual(GERMAN.comments);
  expect(texts?.tip).toBe(breakfast.texts['en']?.tip);
});

test.each<[string, TranslatedLevel]>([
  ['whose English has another paragraph by now', { guide: ['Der Sturm ist vorbei.', 'Ein **Befehl** …'] }],
  ['without one of its pages', { tutorial: undefined }],
])('a level %s is left in English as a whole', (_, change) => {
  expect(inGerman(change)).toBeUndefined();
});

test('comments that no longer fit the template are English', () => {
  expect(inGerman({ comments: ['Nur einer.'] })?.comments).toEqual([
    'Run me first. Which tile do you stop on?',
    'Then change the number and pick up the carrots.',
  ]);
});

test('a course and its chapters have their names in each language that has them', () => {
  const course = withNames(beginners, german());
  expect(course.name).toMatchObject({ en: beginners.name.en, [LANGUAGE]: 'Python für den Anfang' });
  expect(course.chapters[0]?.name).toMatchObject({ [LANGUAGE]: 'Variablen' });
  expect(course.chapters[1]?.name).not.toHaveProperty(LANGUAGE);
});
