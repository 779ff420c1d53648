import { expect, test } from '@jest/globals';
import { jobLines, queueLines } from './job-lines.rules.ts';

const at = new Date('2026-11-29T08:30:05.123Z');

test('a queue is a line, with its oldest job if one is due', () => {
  const none = { due: 0, later: 0, running: 0, failed: 0, oldest: null };
  const lines = queueLines([
    { queue: 'account-mail', due: 12, later: 3, running: 1, failed: 2, oldest: at },
    { ...none, queue: 'events-learning' },
  ]);
  expect(lines.split('\n')).toEqual([
    'queue            due  later  running  failed  oldest due since',
    'account-mail     12   3      1        2       2026-11-29 08:30:05',
    'events-learning  0    0      0        0',
  ]);
});

test('of a job everything is said but what may be somebody’s', () => {
  const job = { id: 'e7', tries: 12, created: at, at, code: '23505' };
  const lines = jobLines(
    [
      { ...job, state: 'failed', type: 'students-changed', error: 'QueryFailedError' },
      { ...job, state: 'retry', type: 'Rosa Climber', error: 'Key (email)=(rosa@home.example)' },
    ],
    ['students-changed'],
  );
  expect(lines.split('\n').slice(1)).toEqual([
    'e7   failed   12     2026-11-29 08:30:05  2026-11-29 08:30:05   QueryFailedError 23505  students-changed',
    'e7   waiting  12     2026-11-29 08:30:05  2026-11-29 08:30:05   23505',
  ]);
});
