import { inLanguage } from '@burrow/contracts/read-texts';
import { THING_NAMES } from '@burrow/contracts/read-thing-names';
import { expect, test } from '@jest/globals';
import { say } from './say.ts';
import { type FindingKind, speaks, textsIn, TUTOR_TEXTS } from './tutor-texts.ts';

test.each([...TUTOR_TEXTS])('a nudge names no line: %s', (_language, { findings }) => {
  for (const { nudge } of Object.values(findings)) expect(nudge).not.toContain('{{line}}');
});

test('if another line is changed than the one named, the text says where to continue', () => {
  const finding = { kind: 'way-blocked', line: 4, params: {} } as const;
  const told = (line: number, language: string) =>
    say(finding, { dose: 'line', edit: { kind: 'add', line, text: 'x = 1' }, spaces: null }, language);
  expect(told(1, 'en')).toMatch(/steps\. The fix is higher up\. Write this as line 1:$/u);
  expect(told(5, 'en')).toMatch(/steps\. The fix is further down\. Write this as line 5:$/u);
  expect(told(4, 'en')).toMatch(/steps\. Write this as line 4:$/u);
  expect(told(1, 'ar')).toContain(textsIn('ar').edits.above);
});

test('things are called by their names in the language of the tip', () => {
  const language = 'ar';
  const names = inLanguage(THING_NAMES, language);
  const kinds = Object.entries(textsIn(language).findings).filter(([, { nudge, pointer }]) =>
    `${nudge} ${pointer}`.includes('{{thing}}'),
  );
  expect(kinds.length).toBeGreaterThan(8);
  for (const [kind] of kinds as [FindingKind, unknown][])
    for (const thing of Object.keys(inLanguage(THING_NAMES, 'en')).filter(name => !name.includes('_'))) {
      const finding = { kind, line: 3, params: { thing, count: 2, side: 'left' } } as const;
      const said = say(finding, { dose: 'pointer', edit: null, spaces: null }, language);
      expect(said.replaceAll('X', '')).not.toMatch(/[A-Za-z]/u);
      expect(said).toContain(names[thing]);
    }
});

test('what stands in the way is named, with the word that a program has to say', () => {
  const finding = { kind: 'thing-other', line: 3, params: { said: 'apple', ahead: 'pear' } } as const;
  const told = (language: string) => say(finding, { dose: 'pointer', edit: null, spaces: null }, language);
  expect(told('en')).toBe('Line 3 asks for apple, but in front of you is: pear.');
  expect(told('ar')).toContain('كمّثرى (pear)');
});

test('the answer is in the requested language, otherwise in English', () => {
  const finding = { kind: 'endless', line: null, params: {} } as const;
  const saying = { dose: 'nudge', edit: null, spaces: null } as const;
  expect(say(finding, saying, 'ar')).toMatch(/\p{Script=Arabic}/u);
  expect(say(finding, saying, 'eu')).toBe(textsIn('en').findings.endless.nudge);
  expect([speaks('ar'), speaks('eu'), speaks('toString')]).toEqual([true, false, false]);
});
