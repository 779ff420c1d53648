import { afterAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TiledMapSchema } from '../schema/tiled-map.schema.ts';
import { composeMap } from './compose-map.ts';
import { formatMap } from './format-map.ts';

const tiled = (...given: string[]) =>
  spawnSync('tiled', given, { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' }, encoding: 'utf8' });
const isInstalled = tiled('--version').status === 0;

/** The versions are those of the Tiled that saved it. */
const withoutVersion = (map: string): string =>
  map.replaceAll(/"(tiledversion|version)":"[^"]*"/g, '"$1":""');

const root = mkdtempSync(join(tmpdir(), 'burrow-tiled-'));
afterAll(() => rmSync(root, { recursive: true }));

const text = formatMap(
  composeMap({ level: 'python/test', seed: 1, floor: ['.dd#', '.ww.', 'ssf.'], stamps: [['bush', 3, 1]] }),
);

test('a composed map is one of ours', () => {
  expect(TiledMapSchema.safeParse(JSON.parse(text)).error).toBeUndefined();
});

(isInstalled ? describe : describe.skip)('the Tiled that is installed', () => {
  test('changes nothing in a composed map that it saves, and its own file is accepted', () => {
    const folder = join(root, 'content/courses/python/test');
    mkdirSync(folder, { recursive: true });
    symlinkSync(fileURLToPath(new URL('../../../art', import.meta.url)), join(root, 'art'));
    writeFileSync(join(folder, 'map.tmj'), text);
    const { status, stderr } = tiled(
      '--export-map',
      'json',
      join(folder, 'map.tmj'),
      join(folder, 'saved.tmj'),
    );
    expect([status, stderr]).toEqual([0, expect.anything()]);
    const saved = readFileSync(join(folder, 'saved.tmj'), 'utf8');
    expect(withoutVersion(saved)).toBe(withoutVersion(text));
    expect(TiledMapSchema.safeParse(JSON.parse(saved)).error).toBeUndefined();
  });
});
