import type { RecordedCommand } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { toRunRecord } from './run-record.ts';

const level = { level_hash: 'hash' };
const times = (count: number, command: RecordedCommand) => Array.from({ length: count }, () => command);
const ran = (...commands: RecordedCommand[]) => ({ commands, variables: { a: 1 } });

test('a record has what was done in each setting, and in which lines', () => {
  const shown = ran(['move_forward', 2, 7], ['open', null, 9]);
  expect(toRunRecord(level, [shown, ran()])).toEqual({
    world_version: expect.any(String),
    level_hash: 'hash',
    settings: [
      { commands: [['move_forward', 2], ['open', null]], variables: { a: 1 }, lines: [7, 9] },
      { commands: [], variables: { a: 1 }, lines: [] },
    ],
  }); // prettier-ignore
});

test.each([
  [
    'commands over all settings',
    [ran(...times(6_000, ['open', null, 1])), ran(...times(4_001, ['open', null, 1]))],
  ],
  ['text', [ran(...times(400, ['speak', 'x'.repeat(2_000), 1]))]],
])('of too much %s it says only which level it was', (_what, outcomes) => {
  expect(toRunRecord(level, outcomes)).toEqual({ world_version: expect.any(String), level_hash: 'hash' });
});
