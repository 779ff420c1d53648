import { loadContent, loadPrograms } from '@burrow/content';
import { createNodeRunner } from '@burrow/python/node';
import { programsOf } from './programs.ts';
import { GOAL, measureShare } from './share.ts';

const runner = await createNodeRunner();
const { solved, programs, rounds, unsolved, lines, contradictions } = await measureShare(
  runner,
  programsOf(loadContent(), loadPrograms()),
);
runner.dispose();

const value = Math.round((solved / programs) * 1_000) / 1_000;
const mean = Math.round((rounds / programs) * 10) / 10;
const detail = `${solved} of ${programs} programs, ${mean} requests each${unsolved.length > 0 ? `; not: ${unsolved.join(', ')}` : ''}`;
const figures = [
  {
    name: 'wrong programs and templates solved by following the tutor',
    value,
    unit: 'share',
    goal: GOAL,
    ok: value >= GOAL,
    detail,
  },
  {
    name: 'tips that contradict their edit',
    value: contradictions.length,
    unit: 'tips',
    goal: 0,
    ok: contradictions.length === 0,
    detail: [`of ${lines}`, ...contradictions].join('; '),
  },
];
process.stdout.write(figures.map(figure => `${JSON.stringify(figure)}\n`).join(''));
