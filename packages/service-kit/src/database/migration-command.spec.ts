import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createTestDatabase } from '../testing/index.ts';

const TYPEORM = fileURLToPath(import.meta.resolve('typeorm/cli.js'));
const FILE = fileURLToPath(new URL('fixtures/barn-data-source.ts', import.meta.url));

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let admin: pg.Client;

beforeAll(async () => {
  own = await createTestDatabase();
  admin = new pg.Client({ connectionString: own.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await own.drop();
});

/** Runs TypeORM's own command, and returns what it says and its exit code. */
const typeorm = (
  command: string,
  env: NodeJS.ProcessEnv = { DATABASE_URL: own.url },
): Promise<[string, unknown]> =>
  new Promise(resolve => {
    const options = { env: { PATH: process.env.PATH, ...env } };
    const args = ['--conditions=burrow-source', TYPEORM, command, '-d', FILE];
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve([stdout + stderr, error?.code ?? 0]),
    );
  });

test("TypeORM's command lists the migrations of a service, runs them once, and takes the last one back", async () => {
  const [before] = await typeorm('migration:show');
  expect(before).toMatch(/\[ \] CreateThings1700000000000[\s\S]*\[ \] AddHens1700000000001/);
  expect((await typeorm('migration:run'))[1]).toBe(0);
  expect((await admin.query('select hen from barn.things')).rows).toEqual([]);
  expect((await admin.query('select migration from barn.oldest_program')).rowCount).toBe(1);
  expect((await typeorm('migration:run'))[0]).toContain('No migrations are pending');
  expect((await typeorm('migration:show'))[0]).toMatch(/\[X\].* CreateThings[\s\S]*\[X\].* AddHens/);
  expect((await typeorm('migration:revert'))[1]).toBe(0);
  expect((await typeorm('migration:show'))[0]).toMatch(/\[X\].* CreateThings[\s\S]*\[ \].* AddHens/);
}, 60_000);

test('without DATABASE_URL it says what it lacks', async () => {
  const [said, code] = await typeorm('migration:show', {});
  expect([said, code]).toEqual([expect.stringContaining('Set DATABASE_URL'), 1]);
}, 60_000);
