import { describe, expect, test } from '@jest/globals';
import { EN } from './en.ts';
import { say, speaks, TUTOR_TEXTS } from './say.ts';

const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value as object, `${path}${key}.`),
  );

const places = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([place]) => place).toSorted(); // prettier-ignore

describe.each(Object.entries(TUTOR_TEXTS))('%s', (_language, texts) => {
  test('has every text, with the same places to fill', () => {
    const wanted = new Map(flat(EN));
    const own = flat(texts);
    expect(own.map(([key]) => key)).toEqual([...wanted.keys()]);
    for (const [key, text] of own) {
      expect([key, places(text)]).toEqual([key, places(wanted.get(key) ?? '')]);
      expect(text.trim()).toBe(text === ' and ' || text === ' و' ? text.trim() : text);
    }
  });

  test('a nudge names no line', () => {
    for (const { nudge } of Object.values(texts.findings)) expect(nudge).not.toContain('{{line}}');
  });
});

test('a line that is changed elsewhere than the one that was told says where to go on', () => {
  const finding = { kind: 'way-blocked', line: 4, params: {} } as const;
  const told = (line: number, language: string) =>
    say(finding, { dose: 'line', edit: { kind: 'add', line, text: 'x = 1' }, spaces: null }, language);
  expect(told(1, 'en')).toMatch(/steps\. Start further up\. Write this as line 1:$/u);
  expect(told(5, 'en')).toMatch(/steps\. Go on further down\. Write this as line 5:$/u);
  expect(told(4, 'en')).toMatch(/steps\. Write this as line 4:$/u);
  expect(told(1, 'ar')).toContain('ابدأ من سطر قبله.');
});

test('the answer is in the language that was asked for, else in English', () => {
  const finding = { kind: 'endless', line: null, params: {} } as const;
  const saying = { dose: 'nudge', edit: null, spaces: null } as const;
  expect(say(finding, saying, 'ar')).toMatch(/\p{Script=Arabic}/u);
  expect(say(finding, saying, 'fi')).toBe(EN.findings.endless.nudge);
  expect([speaks('ar'), speaks('fi'), speaks('toString')]).toEqual([true, false, false]);
});
