import { expect, test } from '@jest/globals';
import { startState } from '../state.ts';
import { fieldLevel } from '../testing/index.ts';
import { loadWorld } from '../world.ts';
import { COMMANDS } from './registry.ts';

test('all sixteen commands answer on an empty field', () => {
  expect(COMMANDS.size).toBe(16);
  const world = loadWorld(fieldLevel({ items: [], levelGoals: [] }));
  for (const rule of COMMANDS.values()) expect(rule(world, startState(world), null)).toHaveProperty('error');
});
