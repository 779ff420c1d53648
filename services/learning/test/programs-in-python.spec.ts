import { loadContent, loadPrograms, loadQuizzes } from '@burrow/content';
import type { ReplayCommand } from '@burrow/contracts';
import { createNodeRunner } from '@burrow/python/node';
import { readCode } from '@burrow/python-syntax';
import { judgeRecord } from '@burrow/world';
import { afterAll, expect, test } from '@jest/globals';
import { mayHaveMade } from '../src/features/levels/level-update/replay/program-commands.rules.ts';
import { callsOf, WAYS } from './programs-in-python.harness.ts';

const MINUTE = 60_000;
const { levels } = loadContent();
const runner = await createNodeRunner();
afterAll(() => runner.dispose());

/** Runs a program in Python, and says whether its record would be refused beside it. */
async function ran(key: string, code: string) {
  const level = levels[key];
  if (!level) throw new Error(`there is no level ${key}`);
  const outcome = await runner.run({ code, level });
  const commands = outcome.commands.map(([name, argument]): ReplayCommand => [name, argument]);
  const lines = outcome.commands.map(([, , line]) => line);
  const settings = [{ commands, variables: outcome.variables, lines }];
  return { ...outcome, isRefused: !mayHaveMade(code, settings, level.data) };
}

test(
  'no record of a solution or of a wrong program is refused',
  async () => {
    const refused: string[] = [];
    let count = 0;
    for (const [key, { solutions, wrong = [] }] of Object.entries(loadPrograms()))
      for (const code of [...solutions, ...wrong]) {
        if (readCode(code).lines.length === 0) continue;
        count += 1;
        if ((await ran(key, code)).isRefused) refused.push(`${key}\n${code}`);
      }
    expect(refused).toEqual([]);
    expect(count).toBeGreaterThan(800);
  },
  MINUTE,
);

const PLACES = [
  'python/intro-level2',
  'python/loops-level3',
  'python/functions-level2',
  'python/lists-level5',
];
const cases = PLACES.flatMap(key => Object.keys(WAYS).map(way => [key, way] as const));

test.each(cases)(
  'the commands of %s, given %s, are the same and their record is not refused',
  async (key, way) => {
    const [solution = ''] = loadPrograms()[key]?.solutions ?? [];
    const { commands } = await ran(key, solution);
    const again = await ran(key, WAYS[way]?.(callsOf(commands)) ?? '');
    const did = (all: typeof commands) => all.map(([name, argument]) => [name, argument]);
    expect(again.error).toBeNull();
    expect(did(again.commands)).toEqual(did(commands));
    expect(again.isRefused).toBe(false);
  },
  MINUTE,
);

test('there are a hundred of them', () => {
  expect(cases.length).toBeGreaterThanOrEqual(100);
});

const WORLDS = Object.entries(loadQuizzes()).flatMap(([key, { questions }]) =>
  questions.flatMap(({ id, sets }) => {
    const levels = sets.flatMap(({ asked }) => (asked.kind === 'world' ? [asked] : []));
    return levels.length > 0 ? [[`${key} ${id}`, levels] as const] : [];
  }),
);

test.each(WORLDS)(
  'with every command typed out for the map that is shown, the question %s is not answered',
  async (_name, sets) => {
    for (const { solution, level } of sets) {
      const { commands } = await runner.run({ code: solution, level });
      const code = WAYS['plainly']?.(callsOf(commands)) ?? '';
      const verdicts: string[] = [];
      for (const { level: other } of sets) {
        const outcome = await runner.run({ code, level: other });
        const did = outcome.commands.map(([name, argument]): ReplayCommand => [name, argument]);
        verdicts.push(
          outcome.error ? 'error' : judgeRecord(other, [{ commands: did, variables: outcome.variables }]),
        );
      }
      expect(verdicts.every(verdict => verdict === 'verified')).toBe(false);
    }
  },
  MINUTE,
);
