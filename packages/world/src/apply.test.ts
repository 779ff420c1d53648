import { expect, test } from '@jest/globals';
import type { PlayerCommandName } from '@burrow/contracts';
import { applyCommand } from './apply.ts';
import { MAX_COMMANDS } from './limits.ts';
import { startState } from './state.ts';
import { fieldLevel, runLast } from './testing/index.ts';
import { loadWorld } from './world.ts';

test('a command without a rule is refused', () => {
  expect(runLast(fieldLevel(), 'jump' as PlayerCommandName).error).toEqual({
    code: 'world/unknown-command',
    params: { name: 'jump' },
  });
  expect(runLast(fieldLevel(), 'constructor' as PlayerCommandName).error?.code).toBe('world/unknown-command');
});

test('the last refusal stands in the state until the next command succeeds', () => {
  const refused = runLast(fieldLevel(), 'read');
  expect(refused.state.failed).toEqual(refused.error);
  expect(runLast(fieldLevel(), 'read', 'turn_left').state.failed).toBeNull();
});

test('a run has at most 10,000 commands', () => {
  const world = loadWorld(fieldLevel());
  let state = startState(world);
  for (let given = 0; given < MAX_COMMANDS; given++) state = applyCommand(world, state, 'turn_left').state;
  expect(state.failed).toBeNull();
  const tooMany = applyCommand(world, state, 'turn_left');
  expect(tooMany.error).toEqual({ code: 'world/too-many-commands', params: { limit: 10_000 } });
  expect(tooMany.state.player).toEqual(state.player);
});
