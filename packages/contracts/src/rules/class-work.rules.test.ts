import { expect, test } from '@jest/globals';
import type { StudentProgress } from '../class-work.schema.ts';
import { type WorkStatus, workStatus } from './class-work.rules.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const ago = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();
const DAYS = 24 * 60;

const doing = (more: Partial<StudentProgress>): StudentProgress => ({
  student_id: '',
  completed: [1, 0],
  playing: null,
  last_active_at: ago(1),
  runs: 0,
  trying_since: null,
  ...more,
});

test.each<[string, Partial<StudentProgress>, WorkStatus]>([
  ['works', {}, 'on-track'],
  ['has run a level four times within five minutes', { runs: 4, trying_since: ago(5) }, 'stuck'],
  ['has run it only three times', { runs: 3, trying_since: ago(60) }, 'on-track'],
  ['runs it very often, but only now', { runs: 9, trying_since: ago(4) }, 'on-track'],
  ['has completed all that is open', { completed: [2, 0] }, 'waiting'],
  [
    'was stuck and has been away since',
    { runs: 9, trying_since: ago(9 * DAYS), last_active_at: ago(8 * DAYS) },
    'away',
  ],
  ['has not worked for seven days', { last_active_at: ago(7 * DAYS) }, 'away'],
  ['worked a minute less ago', { last_active_at: ago(7 * DAYS - 1) }, 'on-track'],
  ['has not come yet', { last_active_at: null }, 'away'],
])('a student who %s is %j: %s', (_about, more, status) => {
  expect(workStatus(doing(more), [2, 0], NOW)).toBe(status);
});

test('nobody waits for more in a course of which nothing is open', () => {
  expect(workStatus(doing({}), [0, 0], NOW)).toBe('on-track');
});
