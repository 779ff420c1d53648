import { CHARACTERS, AUTHORED_LANGUAGES } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import ar from '../locales/play/ar.json' with { type: 'json' };
import en from '../locales/play/en.json' with { type: 'json' };
import recorded from '../testing/recorded/levels.json' with { type: 'json' };
import type { LevelData } from '@burrow/contracts';
import { doseWithAnimal, withAnimal } from './named-level.rules.ts';

const level = recorded['intro-level1'] as unknown as LevelData;

test('every text of a level has the name; the program stays as it is', () => {
  expect(JSON.stringify(level)).toContain('{animal}');
  const named = withAnimal(level, 'Owl');
  expect(JSON.stringify(named)).not.toContain('{animal}');
  expect(named.tip).toMatch(/^Owl picks up/);
  expect(named.codeTemplate).toBe(level.codeTemplate);
});

test('the picture of a guide is described with the name, and one that has no picture stays without', () => {
  const { guideImageAlt: _alt, ...plain } = level;
  expect(withAnimal({ ...plain, guideImageAlt: '{animal} at a gate' }, 'Owl').guideImageAlt).toBe(
    'Owl at a gate',
  );
  expect(withAnimal(plain, 'Owl')).not.toHaveProperty('guideImageAlt');
});

test('help has the name too', () => {
  expect(doseWithAnimal({ kind: 'look', text: 'Look at {animal}.', line: 1 }, 'Owl')).toEqual({
    kind: 'look',
    text: 'Look at Owl.',
    line: 1,
  });
  const line = { kind: 'line', line: 'a = "{animal}"' } as const;
  expect(doseWithAnimal(line, 'Owl')).toEqual(line);
});

test('every animal has a name in each complete language, in Arabic with its article', () => {
  const names: Record<string, Record<string, string>> = { en: en.animals, ar: ar.animals };
  expect(Object.keys(names).toSorted()).toEqual([...AUTHORED_LANGUAGES].toSorted());
  for (const of of Object.values(names)) {
    expect(Object.keys(of).toSorted()).toEqual([...CHARACTERS].toSorted());
    expect(new Set(Object.values(of)).size).toBe(CHARACTERS.length);
  }
  const bare = Object.values(ar.animals).filter(name => !/^ال|^وحيد القرن/.test(name));
  expect(bare).toEqual([]);
});
