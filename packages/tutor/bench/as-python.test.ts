import { afterAll, expect, test } from '@jest/globals';
import { loadContent, loadPrograms } from '@burrow/content';
import { createNodeRunner } from '@burrow/python/node';
import { readCode } from '@burrow/python-syntax';
import { follow } from '../src/run/follow.ts';

const MINUTES = 60_000;
const runner = await createNodeRunner();
afterAll(() => runner.dispose());

/** The share that is followed: programs with classes, generators or modules are not. */
const FOLLOWED = 0.6;
const UNREAD = /^python\/(?:syntax|indentation|tabs)$/u;
const { levels } = loadContent();

const cases = Object.entries(loadPrograms()).flatMap(([key, { solutions, wrong }]) => {
  const level = levels[key];
  if (!level) return [];
  return [...solutions, ...wrong, level.codeTemplate].map(code => ({ key, level, code }));
});

test(
  'programs of the content do here what they do in Python',
  async () => {
    let count = 0;
    for (const { key, level, code } of cases) {
      const here = follow(level, readCode(code));
      if (!here) continue;
      count++;
      const { commands, variables, error } = await runner.run({ code, level });
      const isUnread = UNREAD.test(error?.code ?? '');
      expect([key, code, here.commands, here.error?.code, isUnread || here.error?.line]).toEqual([
        key, code, commands, isUnread ? 'python/syntax' : error?.code, isUnread || error?.line,
      ]); // prettier-ignore
      if (!error) expect([key, here.variables]).toEqual([key, variables]);
    }
    expect(count).toBeGreaterThan(FOLLOWED * cases.length);
  },
  10 * MINUTES,
);
