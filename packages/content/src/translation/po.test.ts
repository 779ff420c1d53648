import { expect, test } from '@jest/globals';
import { exportPo, importPo, languageOf, type TranslatedLevel } from './po.ts';

const GUIDE = 'Say `player.read()` **twice**.\n\n```python\nx = 1\n\ny = 2\n```\n\nIs "it" \\ done?';
const LEVEL: TranslatedLevel = {
  folder: 'python/one',
  english: { name: 'One', guide: GUIDE, comments: ['Go on', 'Stop'] },
  translated: undefined,
  changed: [],
};

const translate = (file: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce(
    (text, [english, german]) =>
      text.replace(
        `msgid ${JSON.stringify(english)}\nmsgstr ""`,
        `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(german)}`,
      ),
    file,
  );

const GERMAN = {
  One: 'Eins',
  'Say {1} **twice**.': 'Sag **zweimal** {1}.',
  'Is "it" \\ done?': 'Ist "es" \\ fertig?',
  'Go on': 'Weiter',
  Stop: 'Halt',
};
const TEXTS = {
  name: 'Eins',
  guide: 'Sag **zweimal** `player.read()`.\n\n```python\nx = 1\n\ny = 2\n```\n\nIst "es" \\ fertig?',
  comments: ['Weiter', 'Halt'],
};

test('a file has every string but the code, and comes back as the texts of the level', () => {
  const file = exportPo('de', [LEVEL]);
  expect(languageOf(file)).toBe('de');
  expect(file).toContain('#. {1} is `player.read()`');
  expect(file).not.toContain('y = 2');
  expect(importPo(translate(file, GERMAN), [LEVEL])).toEqual({
    levels: [{ folder: 'python/one', texts: TEXTS }],
    problems: [],
  });
});

test('what is translated goes out with it; what is older than the English needs a look, and does not come back before', () => {
  const translated = { ...LEVEL, translated: TEXTS };
  expect(importPo(exportPo('de', [translated]), [LEVEL]).levels).toEqual([
    { folder: 'python/one', texts: TEXTS },
  ]);
  const file = exportPo('de', [{ ...translated, changed: ['name'] }]);
  expect(file).toContain('#, fuzzy\nmsgctxt "python/one/name/1"');
  expect(importPo(file, [LEVEL])).toEqual({ levels: [], problems: [] });
});

test('a level that is not translated as a whole is left out', () => {
  const { Stop: _, ...rest } = GERMAN;
  expect(importPo(translate(exportPo('de', [LEVEL]), rest), [LEVEL])).toEqual({ levels: [], problems: [] });
});

test('a string that lost its code, or whose English has changed, is refused', () => {
  const lost = { ...GERMAN, 'Say {1} **twice**.': 'Sag es **zweimal**.' };
  const found = (words: typeof GERMAN, level: TranslatedLevel) =>
    importPo(translate(exportPo('de', [LEVEL]), words), [level]).problems;
  expect(found(lost, LEVEL)).toEqual([{ file: 'python/one/guide/1', field: '', message: 'lost {1}' }]);
  expect(found(GERMAN, { ...LEVEL, english: { ...LEVEL.english, name: 'Two' } })).toEqual([
    { file: 'python/one/name/1', field: '', message: 'is of an older English text' },
  ]);
});
