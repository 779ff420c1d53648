import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import type { NodeRunner } from '@burrow/python/node';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { replyTo } from './try-dodges.ts';

const PROGRAMS = new URL('./by-hand/', import.meta.url);

/**
 * Programs that leave a level's idea out: 60 by somebody who had read the lessons but not the checks, 15 whose
 * definition nobody needs or calls, 18 (`level.2.py`) of 60 more that passed without a word, 33 (`level.3.py`,
 * `level.4.py`) that have what is taught, but nothing comes of it, 65 (`level.5.py`, `level.6.py`) that go through it
 * and would do the same without, 11 (`level.7.py`) of 60 by somebody who was told to do so, and 32 (`level.8.py`,
 * `level.9.py`) whose mention comes to something plainer. They are what the made dodges do not think of.
 */
export function testDodgesByHand(runner: NodeRunner): void {
  test('of 234 programs that leave the idea out, each is refused or told', async () => {
    const { levels } = compiledCourses();
    const files = readdirSync(PROGRAMS);
    const silent: string[] = [];
    for (const file of files) {
      const folder = file.replace('__', '/').replace(/(?:\.\d)?\.py$/, '');
      const level = levels.find(({ source }) => source.folder === folder);
      if (!level) throw new Error(`${file} is of no level.`);
      const code = readFileSync(new URL(file, PROGRAMS), 'utf8').trimEnd();
      if ((await replyTo(runner, level, code)) === 'silent') silent.push(file);
    }
    expect(files).toHaveLength(234);
    expect(silent).toEqual([]);
  });
}
