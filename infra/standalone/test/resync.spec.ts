import { createTestDatabase } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { SeedResult } from '../src/seed/seed-platform.ts';
import { MAIN, runToEnd, start } from './platform.harness.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-resync-'));
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const classes = async (): Promise<number> =>
  (await client.query('select 1 from learning.classes')).rowCount ?? 0;

const copies = async (): Promise<number> =>
  (await client.query<{ count: number }>('select count(*)::int as count from learning.students')).rows[0]
    ?.count ?? 0;

test('a lost copy is rebuilt, and the seed adds nothing when it runs again', async () => {
  const env = { DATA_DIR: folder, DATABASE_URL: database.url, PORT: '0' };
  expect((await runToEnd(MAIN.seed, env)).code).toBe(0);
  const seeded = JSON.parse(await readFile(path.join(folder, 'seed.json'), 'utf8')) as SeedResult;
  const students = seeded.people.filter(({ student_id }) => student_id !== null).length;
  const platform = await start(MAIN.platform, env);
  while ((await copies()) < students) await new Promise(resolve => setTimeout(resolve, 50));
  await client.query('delete from learning.students');
  await client.query('delete from learning.classes');
  const { code, out } = await runToEnd(MAIN.resync, env);
  expect([code, out]).toEqual([0, expect.stringMatching(/^Sent again: \d+ students/)]);
  while ((await copies()) < students) await new Promise(resolve => setTimeout(resolve, 50));
  expect(await copies()).toBe(students);
  expect(out).toMatch(/3 organisations, \d+ classes, \d+ memberships/);
  while ((await classes()) < Object.keys(seeded.classes).length)
    await new Promise(resolve => setTimeout(resolve, 50));
  await platform.stop();
  expect((await runToEnd(MAIN.seed, env)).code).toBe(0);
  expect(await copies()).toBe(students);
});

const bought = async (): Promise<unknown> =>
  (
    await client.query(`select
      (select json_agg(p order by p.id) from payment.purchases p) as purchases,
      (select json_agg(a order by a.purchase_id) from payment.assignments a) as assigned,
      (select json_agg(json_build_object('id', a.id, 'told', a.told, 'version', a.version) order by a.id)
        from payment.accounts a) as accounts,
      (select json_agg(e order by e.id) from payment.ledger_entries e) as ledger`)
  ).rows[0];

test('what was bought is computed anew by a command while the platform runs, and the second time nothing changes', async () => {
  const env = { DATA_DIR: folder, DATABASE_URL: database.url, PORT: '0' };
  const platform = await start(MAIN.platform, env);
  const before = await bought();
  const rebuild = async () => (({ code, out }) => [code, out])(await runToEnd(MAIN.rebuild, env));
  await client.query(`update payment.purchases set state = 'refunded', paid = paid + 1`);
  expect(await bought()).not.toEqual(before);
  const said = [0, 'Rebuilt: 5 purchases and subscriptions.\n'];
  expect(await rebuild()).toEqual(said);
  expect(await bought()).toEqual(before);
  expect(await rebuild()).toEqual(said);
  expect(await bought()).toEqual(before);
  await platform.stop();
});

test('a database in which somebody else has an account is not seeded', async () => {
  await client.query(
    "insert into account.users (email, email_key, full_name, user_type) values ('rosa@home.example', 'rosa@home.example', 'Rosa', 0)",
  );
  const { code, err } = await runToEnd(MAIN.seed, {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PORT: '0',
  });
  expect([code, err]).toEqual([1, 'Somebody has an account in this database: it is not seeded.\n']);
});
