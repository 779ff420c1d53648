import { expect, test } from '@jest/globals';
import { PLAYER_COMMANDS, type PyValue, type RecordedCommand } from '@burrow/contracts';
import fc from 'fast-check';
import { applyCommand } from './apply.ts';
import { answered } from './commands/question.command.ts';
import { judge } from './judge.ts';
import { replay } from './replay.ts';
import { restoreState, serialiseState } from './serialise.ts';
import { startState } from './state.ts';
import { GOLDEN_LEVELS } from './testing/golden-levels.ts';
import { fieldLevel, goal, item } from './testing/index.ts';
import { loadWorld } from './world.ts';
import { randomRuns } from '../../../tools/sampling/random-runs.ts';

const east = { position: [2, 5] as [number, number], targetPosition: [3, 5] as [number, number] };
const north = { position: [2, 5] as [number, number], targetPosition: [2, 4] as [number, number] };

/** One of everything around the start, so that random programs meet every rule. */
const around = fieldLevel({
  items: [
    item({ action: 'collect', type: 'carrot', position: [3, 5] }),
    item({ action: 'open', type: 'gate', position: [2, 4] }),
    item({ action: 'speak', type: 'frog', position: [2, 6] }),
    item({ action: 'read', type: 'sign', position: [1, 5], text: 'carrot' }),
    item({ action: 'write', type: 'board', position: [4, 5] }),
  ],
  levelGoals: [
    goal({ action: 'collect', data: 'carrot', count: 2, cost: { type: 'carrot', amount: 2 }, ...east }),
    goal({ action: 'open', ...north }),
    goal({ action: 'close', ...north }),
    goal({ action: 'speak', data: 'carrot' }),
    goal({ action: 'read' }),
    goal({ action: 'write' }),
    goal({ action: 'assign', variable: 'steps', data: 4 }),
  ],
});

/** Includes the levels of the golden replays, and the same levels without goals, where everything is allowed. */
const levels = [around, ...Object.values(GOLDEN_LEVELS).map(({ level }) => level)];
const worlds = [...levels, ...levels.map(level => ({ ...level, levelGoals: [] }))].map(loadWorld);
const anyWorld = fc.constantFrom(...worlds);

const argument = fc.oneof(
  fc.constantFrom<PyValue>(
    null,
    'carrot',
    'bridge',
    'log',
    'corn',
    'GBRBG',
    'berry milk',
    answered('a', false),
    1,
    2,
    '__proto__',
    { $float: 2 },
    -1,
    1e300,
    Number.NaN,
  ),
  fc.jsonValue() as fc.Arbitrary<PyValue>,
);
const command = fc.tuple(
  fc.constantFrom(...PLAYER_COMMANDS),
  argument,
  fc.nat(99),
) as fc.Arbitrary<RecordedCommand>;
const program = fc.array(command, { maxLength: 60 });

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

test('the same commands give the same state', () => {
  fc.assert(
    fc.property(anyWorld, program, (world, commands) =>
      expect(replay(world, commands)).toEqual(replay(world, commands)),
    ),
    randomRuns(1_000),
  );
});

test('replay equals stepping, and stepping never throws nor changes a state', () => {
  fc.assert(
    fc.property(anyWorld, program, (world, commands) => {
      const { states, steps, final } = replay(world, commands);
      let state = freeze(startState(world));
      expect(states).toHaveLength(commands.length + 1);
      commands.forEach((one, index) => {
        const before = serialiseState(state);
        const applied = applyCommand(world, state, one[0], one[1]);
        expect(serialiseState(state)).toBe(before);
        expect(applied.state).toEqual(states[index + 1]);
        expect(applied.events).toEqual(steps[index]?.events);
        state = freeze(applied.state);
      });
      expect(state).toEqual(final);
    }),
    randomRuns(1_000),
  );
});

test('a run can be serialised and restored midway', () => {
  fc.assert(
    fc.property(anyWorld, program, fc.nat(60), (world, commands, at) => {
      const cut = Math.min(at, commands.length);
      const { states, final } = replay(world, commands);
      let state = restoreState(world, serialiseState(states[cut] ?? startState(world)));
      for (const one of commands.slice(cut))
        state = state && applyCommand(world, state, one[0], one[1]).state;
      expect(state).toEqual(final);
    }),
    randomRuns(1_000),
  );
});

test('a refused command says so in three places and keeps goals, things and stock', () => {
  fc.assert(
    fc.property(anyWorld, program, (world, commands) => {
      const { states, steps } = replay(world, commands);
      steps.forEach((step, index) => {
        if (step.error === null) return;
        const [before, after] = [states[index], states[index + 1]];
        expect(after?.failed).toEqual(step.error);
        expect(step.events.at(-1)).toEqual({ type: 'failed', ...step.error });
        expect([after?.goals, after?.items, after?.inventory]).toEqual([
          before?.goals,
          before?.items,
          before?.inventory,
        ]);
      });
    }),
    randomRuns(1_000),
  );
});

test('judging any end never throws, and scores never fall', () => {
  fc.assert(
    fc.property(anyWorld, program, fc.dictionary(fc.string(), argument), (world, commands, variables) => {
      const { states, final } = replay(world, commands);
      expect(judge(world, final, variables).goals).toHaveLength(world.level.levelGoals.length);
      states.forEach((state, index) => {
        state.goals.forEach((score, one) =>
          expect(score).toBeGreaterThanOrEqual(states[index - 1]?.goals[one] ?? 0),
        );
      });
    }),
    randomRuns(1_000),
  );
});
