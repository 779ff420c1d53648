import { MAX_RECORDED_COMMANDS, MAX_RECORDED_REFUSALS, type ReplayCommand } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { type JudgedLevel, judgeRecord } from './judge-record.ts';
import { fieldLevel } from './testing/index.ts';

const times = (count: number, command: ReplayCommand): ReplayCommand[] =>
  Array.from({ length: count }, () => command);
const collectAfter = (steps: number): ReplayCommand[] => [
  ['move_forward', steps],
  ['collect', 'carrot'],
];
const judged = (level: JudgedLevel, ...settings: ReplayCommand[][]) =>
  judgeRecord(
    level,
    settings.map(commands => ({ commands, variables: {} })),
  );

const PLAIN = fieldLevel();
/** In its hidden setting the animal starts one tile further back. */
const HIDDEN: JudgedLevel = { ...PLAIN, variants: [{ start: [1, 5] }] };

describe('a record', () => {
  test('of a level with one setting is verified if it meets the goals there', () => {
    expect(judged(PLAIN, collectAfter(2))).toBe('verified');
    expect(judged(PLAIN, collectAfter(1))).toBe('mismatch');
  });

  test('must meet them in hidden settings too, and proves less without those', () => {
    expect(judged(HIDDEN, collectAfter(2), collectAfter(3))).toBe('verified');
    expect(judged(HIDDEN, collectAfter(2), collectAfter(2))).toBe('mismatch');
    expect(judged(HIDDEN, collectAfter(2))).toBe('shown');
  });

  test('of more settings than the level has says nothing', () => {
    expect(judged(PLAIN, collectAfter(2), collectAfter(2))).toBe('unknown');
  });
});

describe('nothing is decided', () => {
  test('about a record with too many commands in total', () => {
    const turns = times(MAX_RECORDED_COMMANDS - 4, ['turn_left', null]);
    expect(judged(HIDDEN, [...turns, ...collectAfter(2)], collectAfter(3))).toBe('verified');
    expect(judged(HIDDEN, [...turns, ...collectAfter(2)], [...collectAfter(3), ['turn_left', null]])).toBe(
      'unknown',
    );
  });

  test('about one with too many refused commands in total', () => {
    const refused = (count: number) => times(count, ['collect', 'carrot']);
    const first = [...refused(MAX_RECORDED_REFUSALS - 50), ...collectAfter(2)];
    expect(judged(HIDDEN, first, [...refused(50), ...collectAfter(3)])).toBe('verified');
    expect(judged(HIDDEN, first, [...refused(51), ...collectAfter(3)])).toBe('unknown');
  });
});
