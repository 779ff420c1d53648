import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SeedResult } from '../src/seed/seed-platform.ts';
import { MAIN, runToEnd, start, type Started, Visitor } from './platform.harness.ts';

let folder: string;
let env: Record<string, string>;
let platform: Started;
let people: SeedResult['people'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-subscribe-'));
  await chmod(folder, 0o755);
  env = { DATA_DIR: folder, PORT: '0' };
  expect((await runToEnd(MAIN.seed, env)).code).toBe(0);
  ({ people } = JSON.parse(await readFile(path.join(folder, 'seed.json'), 'utf8')) as SeedResult);
  platform = await start(MAIN.platform, env);
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

const visitorAs = (key: string): Visitor =>
  new Visitor(platform.url, `session=${people.find(person => person.key === key)?.session ?? ''}`);

const planOf = async (key: string): Promise<string | null> => {
  const { body } = await visitorAs(key).get('/api/auth/current');
  return (body as { subscription: string | null }).subscription;
};

const PAID_LEVEL = '/api/level/data/python/operators-level1';

test('a made-up parent gets a plan while the platform runs on its own database, and so do the students', async () => {
  expect(await planOf('una-jumper')).toBeNull();
  expect((await visitorAs('una-jumper').get(PAID_LEVEL)).status).toBe(402);
  const { code, out } = await runToEnd(MAIN.subscribe, env, 'free-parent@seed.burrow.example');
  expect([code, out]).toEqual([0, 'free-parent@seed.burrow.example has a plan.\n']);
  while ((await planOf('una-jumper')) === null) await new Promise(resolve => setTimeout(resolve, 50));
  expect(await planOf('una-jumper')).toBe('unlimited');
  expect(await planOf('max-runner')).toBeNull();
  while ((await visitorAs('una-jumper').get(PAID_LEVEL)).status !== 200)
    await new Promise(resolve => setTimeout(resolve, 50));
});

test('payment knows the plan that a command gave, and the course that the seed gave', async () => {
  const ofBuyer = (await visitorAs('free-parent').get('/api/payment/current-plan')).body;
  expect(ofBuyer).toEqual({ subscription: 'unlimited', courses: [] });
  const ofStudent = (await visitorAs('rosa-climber').get('/api/payment/current-plan')).body;
  expect(ofStudent).toEqual({ subscription: null, courses: ['python'] });
  expect((await visitorAs('rosa-climber').get(PAID_LEVEL)).status).toBe(200);
});

test.each([
  [[], 'Whose plan? Give the address of a parent.\n'],
  [['rosa@home.org'], 'Only made-up people (…@example.com) get a plan without paying.\n'],
  [['rosa@home.example'], 'Nobody has the address rosa@home.example.\n'],
])('%j gets none', async (given, err) => {
  expect(await runToEnd(MAIN.subscribe, env, ...given)).toMatchObject({ code: 1, err });
});
