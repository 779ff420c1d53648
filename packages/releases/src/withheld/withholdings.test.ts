import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Condition } from '../list/release-list.schema.ts';
import { openStore } from '../store/open-store.ts';
import type { Withholding } from './withholding.schema.ts';
import { Withholdings } from './withholdings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-withheld-'));
});
afterAll(() => rm(folder, { recursive: true }));

const SCHOOL = randomUUID();
const entry = (version: string, since: number, when: Condition = { organizations: [SCHOOL] }) => ({
  name: 'mf-play',
  default: '0.5.0',
  rules: [{ version, when, since }],
});
const AT = '2026-11-29T10:00:00.000Z';
const withholding = (more: Partial<Withholding> = {}): Withholding => ({
  name: 'mf-play',
  version: '0.6.0',
  scope: 'visitors',
  list: 4,
  at: AT,
  canary: { given: 8, failed: 8 },
  neighbour: { given: 50, failed: 1 },
  ...more,
});

test('what one gateway withholds every gateway of the store knows, and it is written once', async () => {
  const store = await openStore(folder);
  const [here, there] = [new Withholdings(store), new Withholdings(store)];
  expect(await here.inForce([entry('0.6.0', 1)])).toEqual([]);
  const both = await Promise.all([here.write(withholding()), there.write(withholding())]);
  expect(both.toSorted()).toEqual([false, true]);
  await there.write(withholding({ list: 7, version: '0.7.0-beta.1' }));
  await there.write(withholding({ scope: SCHOOL }));
  expect(await here.inForce([entry('0.6.0', 4)])).toEqual([withholding({ scope: SCHOOL }), withholding()]);
  expect(await here.inForce([entry('0.7.0-beta.1', 5)])).toEqual([
    withholding({ list: 7, version: '0.7.0-beta.1' }),
  ]);
});

test('what is no withholding withholds nothing', async () => {
  const store = await openStore(path.join(folder, 'other'));
  for (const [name, text] of [
    ['000004-a.json', 'no JSON'],
    ['000005-b.json', '{"name":"mf-play"}'],
    ['notes.txt', '{}'],
  ] as const)
    await store.create(`withheld/${name}`, Buffer.from(text));
  expect(await new Withholdings(store).inForce([entry('0.6.0', 1)])).toEqual([]);
});

test('what no rule of a list is about any more is not in force', async () => {
  const store = await openStore(path.join(folder, 'past'));
  const files = new Withholdings(store);
  await files.write(withholding());
  await files.write(withholding({ scope: SCHOOL }));
  const inForce = async (...entries: ReturnType<typeof entry>[]) =>
    (await files.inForce(entries)).map(({ scope }) => scope);
  expect(await inForce(entry('0.6.0', 4))).toEqual([SCHOOL, 'visitors']);
  expect(await inForce(entry('0.6.0', 4, { share: 0.5 }))).toEqual(['visitors']);
  expect(await inForce(entry('0.6.0', 4, { organizations: [randomUUID()] }))).toEqual(['visitors']);
  expect(await inForce(entry('0.6.0', 5))).toEqual([]);
  expect(await inForce({ ...entry('0.6.0', 4), name: 'mf-quiz' })).toEqual([]);
  expect(await files.inForce([{ name: 'mf-play', default: '0.6.0' }])).toEqual([]);
});
