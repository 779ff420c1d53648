import { expect, test } from '@jest/globals';
import type { RecordedCommand } from '@burrow/contracts';
import { replay, replayToEnd } from './replay.ts';
import { startState } from './state.ts';
import { fieldLevel } from './testing/index.ts';
import { loadWorld } from './world.ts';

const world = loadWorld(fieldLevel());
const commands: RecordedCommand[] = [
  ['move_forward', 2, 1],
  ['collect', 'log', 2],
  ['collect', 'carrot', 3],
];

test('has a state before the first command and one after each', () => {
  const { states, steps, final } = replay(world, commands);
  expect(states).toHaveLength(4);
  expect(states[0]).toEqual(startState(world));
  expect(states[3]).toBe(final);
  expect(final).toMatchObject({ goals: [1], inventory: { carrot: 1 }, commands: 3 });
  expect(steps.map(step => step.error?.code ?? null)).toEqual([null, 'world/collect-data', null]);
  expect(steps.map(step => step.command)).toEqual(commands);
});

test('no commands lead nowhere', () => {
  expect(replay(world, [])).toEqual({ states: [startState(world)], steps: [], final: startState(world) });
});

test('the end alone equals the end of the whole replay, with the number of refusals', () => {
  expect(replayToEnd(world, commands)).toEqual({ final: replay(world, commands).final, refused: 1 });
});

test('too many refusals end it', () => {
  const refused = Array.from({ length: 9 }, (): RecordedCommand => ['collect', 'log', 1]);
  expect(replayToEnd(world, refused, 3)).toMatchObject({ refused: 4, final: { commands: 4 } });
});
