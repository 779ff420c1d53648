// Measures how long a class rule takes to apply if a thousand students were imported right before it: from the end of its
// transaction until learning has it, the median of several imports.
import { openDatabase, Outbox, type SqlRunner } from '@burrow/service-kit';
import { startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { here, quantile, startServer } from './server.ts';

const GOAL_MS = 2_000;
const STUDENTS = 1_000;
const ROUNDS = 5;

const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(folder);
const { child } = await startServer([here('../dist/main.js')], {
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
});
const database = openDatabase(postgres.url, 3);
const outbox = await Outbox.open(database.jobs);
const sql: SqlRunner = { query: async (text, values) => (await database.pool.query(text, values)).rows };

async function until(text: string, values: readonly unknown[]): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const rows = (await sql.query(text, [...values])) as unknown[];
    if (rows.length > 0) return performance.now() - begin;
    await pause(5);
  }
}

/** Imports students as the service does: each in its own event, all in one transaction. */
async function importStudents(organization: string): Promise<void> {
  const client = await database.pool.connect();
  const tx: SqlRunner = { query: async (text, values) => (await client.query(text, values)).rows };
  await client.query('begin');
  for (let at = 0; at < STUDENTS; at += 1)
    await outbox.send(tx, 'account/student-changed', student({ organization_id: organization }));
  await client.query('commit');
  client.release();
}

const rules: number[] = [];
const all: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const rule = schoolClass({ no_skip: true });
  await importStudents(rule.organization_id);
  await outbox.send(sql, 'organization/class-changed', rule);
  const waited = await until('select 1 from learning.classes where class_id = $1', [rule.class_id]);
  const rest = await until(
    'select 1 from learning.students where organization_id = $1 having count(*) = $2',
    [rule.organization_id, STUDENTS],
  );
  if (round > 0) rules.push(waited);
  if (round > 0) all.push(waited + rest);
}
await database.close();
child.kill('SIGTERM');
await postgres.stop();
await rm(folder, { recursive: true });

const value = Math.round(quantile(rules, 0.5));
console.log(
  JSON.stringify({
    name: 'a class rule behind the import of 1,000 students, until learning has it',
    value,
    unit: 'ms',
    goal: GOAL_MS,
    ok: value <= GOAL_MS,
    detail: `rounds ${rules.map(Math.round).join(' ')} ms; all students after ${Math.round(quantile(all, 0.5))} ms`,
  }),
);
