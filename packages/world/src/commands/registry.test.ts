import { expect, test } from '@jest/globals';
import { PLAYER_COMMANDS } from '@burrow/contracts';
import { startState } from '../state.ts';
import { fieldLevel } from '../testing/index.ts';
import { loadWorld } from '../world.ts';
import { COMMANDS } from './registry.ts';

test('every command answers on an empty field', () => {
  expect([...COMMANDS.keys()]).toEqual(PLAYER_COMMANDS);
  const world = loadWorld(fieldLevel({ items: [], levelGoals: [] }));
  for (const rule of COMMANDS.values()) expect(rule(world, startState(world), null)).toHaveProperty('error');
});
