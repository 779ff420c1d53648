import { afterAll, expect, test } from '@jest/globals';
import { loadContent, loadPrograms } from '@burrow/content';
import { createNodeRunner } from '@burrow/python/node';
import { Evaluation } from '../../../tools/sampling/evaluation.ts';
import { IDLE, pressApply, type Idle } from './press-apply.ts';
import { templatesOf } from './programs.ts';

const MINUTES = 60_000;
const runner = await createNodeRunner();
afterAll(() => runner.dispose());

const templates = templatesOf(loadContent(), loadPrograms());
const cases = (Object.keys(IDLE) as Idle[]).flatMap(idle => templates.map(one => ({ ...one, idle })));
const evaluation = new Evaluation(cases, {
  record: new URL('press-apply.proven.json', import.meta.url),
  sources: [
    'packages/tutor/{src,bench}',
    'packages/python-syntax/src',
    'packages/world/src',
    'packages/python/src/{py,engine,worker}',
  ],
  textOf: ({ level, references, idle }) => JSON.stringify([level, references, idle]),
});

test(
  'no level is solved by pressing Apply, with a space, a comment or pass typed before',
  async () => {
    expect(templates.length).toBeGreaterThanOrEqual(3);
    const finished: string[] = [];
    for (const one of evaluation.cases) {
      const { level, references, idle, key } = one;
      if (await pressApply(runner, level, references, idle)) finished.push(`${key}: ${idle}`);
      else evaluation.passed(one);
    }
    expect({ finished, seed: evaluation.seed }).toEqual({ finished: [], seed: evaluation.seed });
  },
  10 * MINUTES,
);
