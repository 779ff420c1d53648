import { CHARACTERS, LANGUAGES } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import recorded from '../../testing/recorded/levels.json' with { type: 'json' };
import type { LevelData } from '@burrow/contracts';
import { withAnimal } from './named-level.rules.ts';

const level = {
  ...(recorded['intro-level1'] as unknown as LevelData),
  hintDoses: {
    nudge: 'How far can {animal} walk?',
    look: { text: 'Look at {animal}.', line: 1 },
    lines: ['a = 1', 'b = 2'],
    line: 'a = 1',
  },
};

test('every text of a level has the name, help too; the program stays as it is', () => {
  expect(JSON.stringify(level)).toContain('{animal}');
  const named = withAnimal(level, 'Owl');
  expect(JSON.stringify(named)).not.toContain('{animal}');
  expect(named.hintDoses).toMatchObject({
    nudge: 'How far can Owl walk?',
    look: { text: 'Look at Owl.', line: 1 },
  });
  expect(named.tip).toMatch(/^Owl picks up/);
  expect(named.codeTemplate).toBe(level.codeTemplate);
});

test('every animal has a name in each complete language, in Arabic with its article', () => {
  const names: Record<string, Record<string, string>> = { en: en.animals, ar: ar.animals };
  const complete = LANGUAGES.filter(one => one.complete).map(({ code }) => code);
  expect(Object.keys(names).toSorted()).toEqual(complete.toSorted());
  for (const of of Object.values(names)) {
    expect(Object.keys(of).toSorted()).toEqual([...CHARACTERS].toSorted());
    expect(new Set(Object.values(of)).size).toBe(CHARACTERS.length);
  }
  const bare = Object.values(ar.animals).filter(name => !/^ال|^وحيد القرن/.test(name));
  expect(bare).toEqual([]);
});
