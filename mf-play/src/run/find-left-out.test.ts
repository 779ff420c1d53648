import type { Variant } from '@burrow/contracts';
import type { RunRequest, RunsPrograms } from '@burrow/python';
import { fieldLevel, goal } from '@burrow/world/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findLeftOut } from './find-left-out.ts';

type Python = RunsPrograms & { dispose(): void };

/** A name that is no constant: Node's types are not those of a page. */
const IN_NODE: string = '@burrow/python/node';

let python: Python;
beforeAll(async () => {
  const { createNodeRunner } = (await import(IN_NODE)) as { createNodeRunner: () => Promise<Python> };
  python = await createNodeRunner();
}, 60_000);
afterAll(() => python.dispose());

const setting = (steps: number) => ({
  constants: [{ name: 'steps', value: steps }],
  levelGoals: [goal({ action: 'assign', variable: 'far', data: steps > 1 })],
});
const HIDDEN: readonly Variant[] = [setting(1), setting(3)];

/** What is left out of a program that finds out whether it is far, and how often it ran for that. */
async function found(code: string, hidden: readonly Variant[] | null = HIDDEN, ideas = ['if', '>=']) {
  const request: RunRequest = { code, level: fieldLevel(setting(2)), ideas };
  const outcome = await python.run(request);
  const asked: RunRequest[] = [];
  const counting: RunsPrograms = {
    run: one => {
      asked.push(one);
      return python.run(one);
    },
  };
  const told = await findLeftOut(counting, request, outcome, hidden);
  return { ideas: told, asked: asked.map(one => one.ideas) };
}

const ASKS = 'if steps >= 2:\n    far = True\nelse:\n    far = False\nplayer.move_forward(1 + far)';

test('what the shown map leaves in doubt is tried in the hidden settings, and only that', async () => {
  expect(await found(ASKS)).toEqual({
    ideas: [],
    asked: [
      ['if', '>='],
      ['if', '>='],
    ],
  });
  const idle = 'far = steps >= 2\nif steps:\n    player.move_forward(1 + far)';
  expect(await found(idle)).toEqual({
    ideas: ['if'],
    asked: [
      ['if', '>='],
      ['if', '>='],
    ],
  });
});

test('a program that needs each idea on the shown map is not run again', async () => {
  const code = 'far = steps > 1\nfor step in range(steps):\n    player.turn_left()';
  expect(await found(code, HIDDEN, ['for'])).toEqual({ ideas: [], asked: [] });
  expect(await found(`if far := steps >= 2: pass\n${code}`, HIDDEN, ['for', '>='])).toEqual({
    ideas: ['>='],
    asked: [['>='], ['>=']],
  });
});

test('where the hidden settings did not run, nothing is said', async () => {
  expect(await found(ASKS, null)).toEqual({ ideas: [], asked: [] });
});
