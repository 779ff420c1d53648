import { LevelUpdateSchema } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { newRunId } from './run-id.rules.ts';

test('an id has all bytes, and says that they are random', () => {
  expect(newRunId(Uint8Array.from({ length: 16 }, (_, at) => at))).toBe(
    '00010203-0405-4607-8809-0a0b0c0d0e0f',
  );
});

test('a run has an id that the server accepts', () => {
  const update = { last_status: 'in_progress', last_code_executed: '', level_slug: 'intro-level1' };
  for (const byte of [0, 0x9c, 0xff]) {
    const run_id = newRunId(new Uint8Array(16).fill(byte));
    expect([run_id, LevelUpdateSchema.safeParse({ ...update, run_id }).success]).toEqual([run_id, true]);
  }
});
