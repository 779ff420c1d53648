import { LevelUpdateAnswerSchema } from '@burrow/contracts';
import { openStore, writeRelease } from '@burrow/releases';
import { buildForTest } from '@burrow/releases/testing';
import { WORLD_VERSION } from '@burrow/world';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT_FILE, solving, startLearning, type TestLearning, WINNING } from './learning.harness.ts';

const LEVEL = 'python/intro-level1';
const PRESENT = 'hash-of-intro-level1';
/** What a build of mf-play releases of its world. */
const JUDGE = fileURLToPath(
  new URL(`../../../packages/world/dist/web/${WORLD_VERSION}/judge.mjs`, import.meta.url),
);

let learning: TestLearning;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-content-'));
  learning = await startLearning({ RELEASES: path.join(folder, 'releases') });
});
afterAll(async () => {
  await learning.close();
  await rm(folder, { recursive: true });
});

/** Another version of the first level, in which the animal starts elsewhere, has been live beside this one. */
async function live(hash: string, start: readonly [number, number]): Promise<void> {
  const content = JSON.parse(await readFile(CONTENT_FILE, 'utf8')) as { levels: Record<string, object> };
  content.levels[LEVEL] = { ...content.levels[LEVEL], level_hash: hash, start };
  const file = path.join(folder, `${hash}.json`);
  await writeFile(file, JSON.stringify(content));
  await learning.beside(file);
}

/** A release of mf-play puts its world into the store. */
async function releaseWith(world: string): Promise<void> {
  const assets = [`world/${world}`];
  const made = await buildForTest(path.join(folder, 'build'), { version: `${world}.0.0`, assets });
  await cp(JUDGE, path.join(folder, 'build', 'world', world, 'judge.mjs'));
  await writeRelease(await openStore(path.join(folder, 'releases')), made);
}

const complete = async (hash: string, steps: number, world = WORLD_VERSION) => {
  const commands = [['move_forward', steps], WINNING[1]];
  const run = { world_version: world, level_hash: hash, settings: [{ commands, variables: {} }] };
  const update = {
    level_slug: 'intro-level1',
    last_code_executed: solving(`${hash} ${steps}`),
    last_status: 'complete',
    run,
  };
  const answer = await learning.as().post('/api/level/update/python', update);
  return answer.statusCode === 200
    ? LevelUpdateAnswerSchema.parse(answer.json()).verified
    : answer.statusCode;
};

test('a record is judged by the version of the level that it is of: a newer one, the present one, an older one', async () => {
  await live('older', [1, 5]);
  await live('newer', [0, 5]);
  expect(await complete('older', 3)).toBe(true);
  expect(await complete(PRESENT, 2)).toBe(true);
  expect(await complete('newer', 4)).toBe(true);
  // It would be enough in the present version.
  expect(await complete('older', 2)).toBe(422);
  expect(await complete('never-seen', 2)).toBe(false);
});

test('the last three versions count, and one that comes back is the newest', async () => {
  await live('older', [1, 5]);
  await live('newest', [3, 5]);
  expect(await complete('newest', 1)).toBe(true);
  expect(await complete('older', 3)).toBe(true);
  expect(await complete('newer', 4)).toBe(true);
  await live('one-more', [3, 5]);
  expect(await complete('newer', 4)).toBe(false);
  expect(await complete('older', 3)).toBe(true);
});

test('records of the worlds before and after this one are judged by what their releases carry', async () => {
  await releaseWith('1');
  await releaseWith('3');
  await releaseWith('4');
  await writeFile(
    path.join(folder, 'releases/world/4/judge.mjs'),
    'export const judgeRecord = () => "verified"',
  );
  expect(await complete(PRESENT, 2, '1')).toBe(true);
  expect(await complete(PRESENT, 2, '3')).toBe(true);
  expect(await complete(PRESENT, 1, '3')).toBe(422);
  // Not what was released.
  expect(await complete(PRESENT, 2, '4')).toBe(false);
  // Of no release.
  expect(await complete(PRESENT, 2, '5')).toBe(false);
  expect(await complete(PRESENT, 2, '../3')).toBe(false);
});
