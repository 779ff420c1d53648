// Migrations that run while the release before still does: docs/adr/0142-expand-then-contract.md.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { migrationFaults } from './migrations/faults.rules.mjs';

const ROOT = path.join(import.meta.dirname, '..');
/** Those before it are older than the rule, and have run. */
const SINCE = 1_799_000_000_000;

const migrations = globSync('services/*/src/database/migrations/*.ts', { cwd: ROOT });
const textOf = file => readFileSync(path.join(ROOT, file), 'utf8');
const numberOf = file => Number(/^\d{13}/.exec(path.basename(file))?.[0]);

test('no migration breaks programs of the release before, or makes everybody wait', () => {
  assert.ok(migrations.length > 80);
  const faults = migrations
    .filter(file => !(numberOf(file) < SINCE))
    .flatMap(file => migrationFaults(textOf(file)).map(fault => `${file}: ${fault}`));
  assert.deepEqual(faults, []);
});

const knownBad = globSync('tools/migrations/known-bad/*.ts', { cwd: ROOT });
for (const file of knownBad)
  test(`a migration that ${path.basename(file, '.ts').replaceAll('-', ' ')} is refused, and says what to do`, () => {
    const [, refused] = /^\/\/ refused: (.+)$/m.exec(textOf(file));
    const faults = migrationFaults(textOf(file));
    assert.ok(
      faults.some(fault => fault.includes(refused)),
      `${JSON.stringify(faults)} does not say "${refused}"`,
    );
  });

const migrationOf = (sql, members = '') =>
  `class Good1799000000000 { ${members} async up(runner) { await runner.query(\`${sql}\`); } async down() { drop table x } }`;

test('what old programs do not notice, and nobody waits for, is not refused', () => {
  for (const [sql, members] of [
    [
      "create table learning.things (id uuid primary key default gen_random_uuid(), name text not null, check (name <> '')); create index on learning.things (name)",
    ],
    ['alter table learning.students add column nickname text'],
    [
      "alter table learning.students add column tags text[] not null default '{}', add column seen_at timestamptz not null default now()",
    ],
    ['alter table learning.students add constraint short check (length(nickname) < 40) not valid'],
    ['alter table learning.students validate constraint short'],
    ['alter table learning.students add constraint one unique using index students_by_name'],
    ['create index on organization.domains (name)'],
    [
      'create function learning.touch() returns trigger language plpgsql as $$ begin update learning.students set seen_at = now(); end $$',
    ],
    ['insert into learning.things values (1) on conflict (id) do update set id = 1'],
    [
      'set lock_timeout = 0; drop index concurrently if exists learning.a; create index concurrently a on learning.students (nickname); reset lock_timeout',
      'readonly transaction = false as const;',
    ],
    ['alter table learning.students drop column nickname', 'static readonly breaksOlderPrograms = true;'],
  ])
    assert.deepEqual(migrationFaults(migrationOf(sql, members)), [], sql);
});

test('the migrations from before the rule show that it finds what is there', () => {
  const found = migrations.filter(file => numberOf(file) < SINCE && migrationFaults(textOf(file)).length > 0);
  assert.ok(found.some(file => file.endsWith('drop-assistant-settings.ts')));
  assert.ok(!found.some(file => file.endsWith('copy-substitutes.ts')));
});
