import { copyTables } from '@burrow/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['visitor', 'user', 'student'];
const OF_LEARNERS = ['progress', 'completions', 'daily_runs'];

const LEARNER = `
  learner_kind text not null check (learner_kind in ('visitor', 'user', 'student')),
  learner_id uuid not null`;

const allowKinds = (table: string, kinds: readonly string[]): string => `
  alter table learning.${table} drop constraint ${table}_learner_kind_check,
  add constraint ${table}_learner_kind_check check (learner_kind in (${kinds.map(kind => `'${kind}'`).join()}))`;

async function createWorkTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table learning.code_history (${LEARNER},
      course text not null,
      level text not null,
      code_hash bytea not null,
      code text not null,
      origin text not null check (origin in ('run', 'completion', 'adopted')),
      at timestamptz not null,
      primary key (learner_kind, learner_id, course, level, code_hash)
    )`);
  await runner.query(`
    create table learning.last_played (${LEARNER},
      course text not null,
      level text not null,
      at timestamptz not null,
      primary key (learner_kind, learner_id)
    )`);
}

const COPIES = copyTables({
  schema: 'learning',
  version: 'bigint',
  classes: [
    'organization_id uuid not null',
    'teacher_ids uuid[] not null',
    'unlocked_chapters text[] not null',
    'no_skip boolean not null',
    'quiz boolean not null',
    'assistant_enabled boolean not null',
    'assistant_attempt_limit int',
  ],
});

/**
 * Code that writes a learner's work calls `enter`; code that moves or erases it holds the lock exclusively.
 * The check for a tombstone sees what was committed while it waited, since each statement of a volatile
 * function has its own snapshot.
 */
async function createLock(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function learning.lock_key(kind text, id uuid) returns bigint language sql immutable
    return hashtextextended('learning ' || kind || ' ' || id::text, 0)`);
  await runner.query(`
    create function learning.enter(as_kind text, as_id uuid) returns boolean language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock_shared(learning.lock_key(as_kind, as_id));
      return not exists (select 1 from learning.tombstones t where t.kind = as_kind and t.id = as_id);
    end $$`);
}

export class AddAccounts1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of OF_LEARNERS) await runner.query(allowKinds(table, KINDS));
    await createWorkTables(runner);
    for (const statement of COPIES) await runner.query(statement);
    await runner.query('create index on learning.students (parent_id)');
    await createLock(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function learning.enter, learning.lock_key');
    await runner.query(
      'drop table learning.tombstones, learning.assignments, learning.entitlements, learning.classes, learning.students, learning.last_played, learning.code_history',
    );
    for (const table of OF_LEARNERS) {
      await runner.query(`delete from learning.${table} where learner_kind = 'user'`);
      await runner.query(allowKinds(table, ['visitor', 'student']));
    }
  }
}
