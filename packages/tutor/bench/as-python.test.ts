import { afterAll, expect, test } from '@jest/globals';
import { loadContent, loadPrograms } from '@burrow/content';
import { createNodeRunner } from '@burrow/python/node';
import { readCode } from '@burrow/python-syntax';
import { Evaluation } from '../../../tools/sampling/evaluation.ts';
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
const followed = cases.flatMap(one => {
  const here = follow(one.level, readCode(one.code));
  return here ? [{ ...one, here }] : [];
});
const evaluation = new Evaluation(followed, {
  record: new URL('as-python.proven.json', import.meta.url),
  sources: [
    'packages/tutor/src',
    'packages/python-syntax/src',
    'packages/world/src',
    'packages/python/src/{py,engine,worker}',
  ],
  textOf: ({ level, code }) => JSON.stringify([level, code]),
});

test('most programs of the content are followed', () => {
  expect(followed.length).toBeGreaterThan(FOLLOWED * cases.length);
});

test(
  `programs of the content do here what they do in Python (drawn by ${evaluation.seed})`,
  async () => {
    for (const one of evaluation.cases) {
      const { key, level, code, here } = one;
      const { commands, variables, error } = await runner.run({ code, level });
      const isUnread = UNREAD.test(error?.code ?? '');
      expect([key, code, here.commands, here.error?.code, isUnread || here.error?.line]).toEqual([
        key, code, commands, isUnread ? 'python/syntax' : error?.code, isUnread || error?.line,
      ]); // prettier-ignore
      if (!error) expect([key, here.variables]).toEqual([key, variables]);
      evaluation.passed(one);
    }
  },
  10 * MINUTES,
);
