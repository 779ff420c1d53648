import { startI18n, type Translate } from '@burrow/i18n';
import { beforeAll, expect, test } from '@jest/globals';
import type { LevelGoal } from '@burrow/contracts';
import { loadPlayTexts } from '../../locales/texts.ts';
import { goalWords } from './goal-words.ts';
import { groupGoals } from './goals.rules.ts';

let t: Translate;

beforeAll(async () => {
  const i18n = await startI18n('en');
  await loadPlayTexts();
  t = i18n.getFixedT('en', 'play');
});

const words = (action: LevelGoal['action'], type: string, count: number): string => {
  const [group] = groupGoals([{ action, type, count, score: 0 }], []);
  return group ? goalWords(group, t) : '';
};

test.each([
  ['collect', 'carrot', 4, 'Pick up 4 carrots'],
  ['collect', 'key', 1, 'Pick up the key'],
  ['collect', 'red berry', 2, 'Pick up 2 red berries'],
  ['collect', 'milk', 3, 'Pick up 3 milk'],
  ['collect', 'dragon', 2, 'Pick up 2 dragon'],
  ['open', 'gate', 1, 'Open the gate'],
  ['water', 'carrot crop', 4, 'Water the carrot crop × 4'],
] as const)('%s %s %i is put as a child would say it', (action, type, count, told) => {
  expect(words(action, type, count)).toBe(told);
});

test('a goal whose check is an expression is told by the sentence of its level', () => {
  const told = 'Let “motto” keep its own name';
  const goal: LevelGoal = { action: 'compare', type: '', variable: 'motto.__name__', count: 1, score: 0 };
  const [group] = groupGoals([goal], [], { 'motto.__name__': told });
  expect(group && goalWords(group, t)).toBe(told);
});
