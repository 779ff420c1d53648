import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import type { NodeRunner } from '@burrow/python/node';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { replyTo } from './try-dodges.ts';

const PROGRAMS = new URL('./by-hand/', import.meta.url);
const MINUTE = 60_000;

/** Pass without a word: advanced-lists-level4 is another good way; in the others the idea is there and not needed. */
const SILENT = [
  'advanced-python/advanced-classes-level5',
  'advanced-python/advanced-classes-level8',
  'advanced-python/advanced-lists-level4',
  'advanced-python/exeptions-level6',
  'advanced-python/generators-level7',
  'python/classes-level1',
  'python/classes-level3',
  'python/functions-level5',
];

/**
 * 60 programs that leave a level's idea out, written by somebody who had read the lessons but not the checks: what the
 * made dodges do not think of. A program that is told or refused from now on leaves the list.
 */
export function testDodgesByHand(runner: NodeRunner): void {
  test(
    'of 60 programs that leave the idea out, all but the known ones are refused or told',
    async () => {
      const { levels } = compiledCourses();
      const files = readdirSync(PROGRAMS);
      const silent: string[] = [];
      for (const file of files) {
        const folder = file.replace('__', '/').replace(/\.py$/, '');
        const level = levels.find(({ source }) => source.folder === folder);
        if (!level) throw new Error(`${file} is of no level.`);
        const code = readFileSync(new URL(file, PROGRAMS), 'utf8').trimEnd();
        if ((await replyTo(runner, level, code)) === 'silent') silent.push(folder);
      }
      expect(files).toHaveLength(60);
      expect(silent.sort()).toEqual(SILENT);
    },
    MINUTE,
  );
}
