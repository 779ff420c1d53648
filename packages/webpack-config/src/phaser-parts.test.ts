import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { phaserAlias, phaserFeatures } from './phaser-parts.ts';
import { readProject } from './project.ts';

const front = (name: string) => readProject(path.join(import.meta.dirname, '../../..', name));

test('a project that selects parts of Phaser gets its own module and the sources', () => {
  const alias = phaserAlias(front('mf-play')) as Record<string, string>;
  expect(Object.keys(alias)).toEqual(['phaser$', 'phaser/src', 'eventemitter3$']);
  expect(Object.values(alias).every(file => existsSync(file))).toBe(true);
  expect(phaserFeatures(front('mf-play'))).toHaveLength(1);
});

test('another project gets nothing of it', () => {
  expect(phaserAlias(front('shell'))).toEqual({});
  expect(phaserFeatures(front('shell'))).toEqual([]);
});
