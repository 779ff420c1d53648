import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { PyValue, WorldLevel } from '@burrow/contracts';
import { leftOut } from '@burrow/world';
import { fieldLevel, item } from '@burrow/world/testing';
import { IDLE } from './idle.fixture.ts';
import { createNodeRunner, type NodeRunner } from './index.ts';

jest.setTimeout(60_000);

const SETTINGS: readonly Readonly<Record<string, PyValue>>[] = [
  { n: 3, crops: ['tomato', 'pea', 'corn'] },
  { n: 1, crops: ['corn', 'leek'] },
  { n: 2, crops: ['pea', 'beet', 'radish', 'corn'] },
];
/** A field where somebody listens. */
const levelOf = (setting: Readonly<Record<string, PyValue>>, more: Partial<WorldLevel> = {}): WorldLevel =>
  fieldLevel({
    items: [item({ action: 'none', type: 'listener', position: [3, 5] })],
    levelGoals: [],
    constants: Object.entries(setting).map(([name, value]) => ({ name, value })),
    ...more,
  });

let runner: NodeRunner;
beforeAll(async () => {
  runner = await createNodeRunner();
}, 60_000);
afterAll(() => runner.dispose());

/** The ideas of a program that change nothing in any setting. */
async function idleIn(
  code: string,
  ideas: readonly string[],
  settings = SETTINGS,
): Promise<readonly string[]> {
  const runs: Readonly<Record<string, PyValue>>[] = [];
  for (const setting of settings) {
    const outcome = await runner.run({ code, level: levelOf(setting), ideas });
    if (outcome.error) throw new Error(`${outcome.error.message} in:\n${code}`);
    runs.push(outcome.variables);
  }
  const [shown = {}, ...hidden] = runs;
  return leftOut(ideas, shown, hidden);
}

test.each(IDLE)('%s is idle where the program does the same without it', async (word, idle, used) => {
  expect(await idleIn(idle, [word])).toEqual([word]);
  expect(await idleIn(used, [word])).toEqual([]);
});

test('one of two mentions that changes something is enough', async () => {
  const code = 'if crops:\n    player.speak("a")\nif n > 2:\n    player.speak("b")';
  expect(await idleIn(code, ['if'])).toEqual([]);
});

test('trials leave no trace in the outcome of a run', async () => {
  const level = levelOf(SETTINGS[0] ?? {});
  const code =
    'x = []\nfor one in crops:\n    x.append(one)\n    print(one)\n    player.speak(one)\nlast = x';
  const plain = await runner.run({ code, level });
  const { variables: _ideas, ...tried } = await runner.run({ code, level, ideas: ['for', 'append'] });
  const { variables: _none, ...untried } = plain;
  expect(tried).toEqual(untried);
});

test('a cut with which the program would go on for ever changes something, and ends', async () => {
  const code = 'x = 0\nwhile True:\n    x += 1\n    if x > n:\n        break\nplayer.speak(str(x))';
  expect(await idleIn(code, ['break'])).toEqual([]);
});

test('what cannot be tried counts, and the run ends well', async () => {
  const code = 'f = lambda: (yield)\nplayer.speak("a" if list(f()) else "b")';
  expect(await idleIn(code, ['yield'])).toEqual([]);
});

test('what the learner answered is answered again', async () => {
  const level = levelOf({}, { input: ['4', '5'] });
  const code = 'for i in range(2):\n    player.speak(input())';
  const { variables } = await runner.run({ code, level, ideas: ['for'] });
  expect(variables).toEqual({ 'reaches("for")': [] });
});
