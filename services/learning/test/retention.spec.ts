import { RetentionService } from '@burrow/service-kit';
import { student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { LEARNING_SCHEMA } from '../src/database/learning.schema.ts';
import { LEARNER_TABLES } from '../src/learners/erase-learner.ts';
import { EARNED, solvedChallenge } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

/** Runs and what teachers say are kept of students only, certificates of people with an account. */
const OF_ACCOUNTS: readonly string[] = ['runs', 'remarks', 'handed_in_work', 'certificates'];
const TABLES = LEARNER_TABLES.filter(table => !OF_ACCOUNTS.includes(table));

/** Quizzes can be taken without having played, so that their own times count. */
const AGED: readonly (readonly [string, string])[] = [
  ['progress', 'updated_at'],
  ['quiz_tries', 'began_at'],
  ['quiz_passes', 'passed_at'],
  ['badge_steps', 'at'],
  ['badges', 'granted_at'],
];

async function visitorWhoPlayed(): Promise<string> {
  const id = randomUUID();
  const visitor = learning.as({ visitor: id });
  const update = { last_code_executed: 'x', level_slug: 'intro-level1' };
  await visitor.post('/api/level/update/python', { ...update, last_status: 'in_progress' });
  await visitor.post('/api/level/update/python', { ...update, last_status: 'COMPLETE' });
  await visitor.post('/api/level/update/challenges', solvedChallenge('x'));
  for (const statement of EARNED) await learning.sql.query(statement, ['visitor', id]);
  return id;
}

async function tablesThatKnow(id: string): Promise<readonly string[]> {
  const known: (typeof TABLES)[number][] = [];
  for (const table of TABLES) {
    const { rowCount } = await learning.pool.query(`select 1 from learning.${table} where learner_id = $1`, [
      id,
    ]);
    if (rowCount) known.push(table);
  }
  return known;
}

const age = (id: string, table: string, column: string, interval: string) =>
  learning.pool.query(
    `update learning.${table} set ${column} = ${column} - interval '${interval}' where learner_id = $1`,
    [id],
  );

const forget = () => new RetentionService(learning.pool, LEARNING_SCHEMA.retention ?? []).forget();

test('a visitor’s work is deleted a year after the last change, and nobody else’s', async () => {
  const old = await visitorWhoPlayed();
  const recent = await visitorWhoPlayed();
  for (const [table, column] of AGED) {
    await age(old, table, column, '366 days');
    await age(recent, table, column, '300 days');
  }
  await forget();
  expect(await tablesThatKnow(old)).toEqual(['daily_runs']);
  expect(await tablesThatKnow(recent)).toEqual(TABLES);
});

test('results of a challenge that has changed since are deleted, others stay', async () => {
  const [old, present] = [await visitorWhoPlayed(), await visitorWhoPlayed()];
  await learning.pool.query(
    "update learning.challenge_results set level_hash = 'of-long-ago' where learner_id = $1",
    [old],
  );
  await forget();
  expect(await tablesThatKnow(old)).not.toContain('challenge_results');
  expect(await tablesThatKnow(present)).toContain('challenge_results');
});

test('counts of runs are deleted a day after the day they count', async () => {
  const id = await visitorWhoPlayed();
  await age(id, 'daily_runs', 'day', '1 day');
  await forget();
  expect(await tablesThatKnow(id)).toContain('daily_runs');
  await age(id, 'daily_runs', 'day', '1 day');
  await forget();
  expect(await tablesThatKnow(id)).not.toContain('daily_runs');
});

test('a removal is remembered for ninety days', async () => {
  const removed = student({ removed: true });
  await learning.tell('account/student-changed', removed);
  const remembered = async () => {
    await forget();
    const found = await learning.pool.query('select 1 from learning.tombstones where id = $1', [
      removed.student_id,
    ]);
    return found.rowCount === 1;
  };
  const older = (days: number) =>
    learning.pool.query(
      "update learning.tombstones set removed_at = removed_at - $2 * interval '1 day' where id = $1",
      [removed.student_id, days],
    );
  await older(89);
  expect(await remembered()).toBe(true);
  await older(2);
  expect(await remembered()).toBe(false);
});
