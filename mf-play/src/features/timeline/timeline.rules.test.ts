import { MAX_LINE_STEPS, type ChangedVariable, type RunStep } from '@burrow/python';
import { answered, loadWorld } from '@burrow/world';
import { fieldLevel, item, stockedLevel, takeStock } from '@burrow/world/testing';
import { expect, test } from '@jest/globals';
import type { Recording } from '../../run/recording.ts';
import { RunSteps } from '../../run/run-steps.ts';
import { brokenWalk, isCut, positionAfterKey, stepCode, stockAt, variablesAt } from './timeline.rules.ts';

const set = (name: string, value: string): ChangedVariable => ({ name, value, kind: 'int' });

const FIELD = loadWorld(
  fieldLevel({ levelGoals: [], items: [item({ action: 'collect', type: 'carrot', position: [3, 5] })] }),
);

function recordingOf(
  steps: readonly Partial<RunStep>[],
  more: Partial<Recording> = {},
  world = FIELD,
): Recording {
  const recorded = new RunSteps(world);
  recorded.record(
    steps.map(step => ({ name: 'turn_left', argument: null, line: 1, next: null, changed: [], ...step })),
    0,
  );
  return {
    code: '',
    world,
    steps: recorded,
    length: steps.length,
    isRefused: false,
    isEndless: false,
    changedAtEnd: [],
    variables: {},
    error: null,
    ...more,
  };
}

test('variables are those of the step, with what changed in it', () => {
  const run = recordingOf([{ changed: [set('i', '0'), set('n', '5')] }, { changed: [set('i', '1')] }], {
    changedAtEnd: [set('n', '6')],
  });
  const shown = (position: number) =>
    variablesAt(run, position).map(({ name, value, isChanged }) => `${name}=${value}${isChanged ? '*' : ''}`);
  expect(shown(0)).toEqual([]);
  expect(shown(1)).toEqual(['i=0*', 'n=5*']);
  expect(shown(2)).toEqual(['i=1*', 'n=6*']);
});

test('after an error the end is where the error occurred, not the end of the program', () => {
  const error = { code: 'python/name', params: {}, line: 2, message: '', trace: '' } as const;
  const run = recordingOf([{ changed: [set('i', '0')] }], { changedAtEnd: [set('i', '9')], error });
  expect(variablesAt(run, 1).map(({ value }) => value)).toEqual(['0']);
});

test('the bag is that of the step, with what was added', () => {
  const run = recordingOf([
    { name: 'turn_left' },
    { name: 'turn_right' },
    { name: 'collect', argument: 'carrot' },
    { name: 'turn_left' },
  ]);
  expect(stockAt(run, 0)).toEqual([]);
  expect(stockAt(run, 2)).toEqual([]);
  expect(stockAt(run, 3)).toEqual([{ thing: 'carrot', count: 1, change: 1 }]);
  expect(stockAt(run, 4)).toEqual([{ thing: 'carrot', count: 1, change: 0 }]);
});

test('what was used up is shown in the step that used it, and not after it', () => {
  const LOGS = { log: 4 };
  const world = loadWorld(stockedLevel(LOGS, [{ action: 'build', type: 'bridge' }]));
  const taken = takeStock(LOGS).map((one): Partial<RunStep> =>
    typeof one === 'string' ? { name: one } : { name: one[0], argument: one[1] },
  );
  const run = recordingOf([...taken, { name: 'build', argument: 'bridge' }, {}], {}, world);
  const built = taken.length + 1;
  expect(stockAt(run, built - 1)).toMatchObject([{ thing: 'log', count: 4 }]);
  expect(stockAt(run, built)).toEqual([{ thing: 'log', count: 0, change: -4 }]);
  expect(stockAt(run, built + 1)).toHaveLength(0);
});

test('a walk that was refused on its way says how far it went', () => {
  const walk = { name: 'move_forward', argument: 20 } as const;
  expect(brokenWalk(recordingOf([{}, {}, walk], { isRefused: true }))).toEqual({ done: 2, count: 20 });
  expect(brokenWalk(recordingOf([{}, walk], { isRefused: true }))).toEqual({ done: 5, count: 20 });
  expect(brokenWalk(recordingOf([{}, {}, walk]))).toBeNull();
  expect(brokenWalk(recordingOf([{ ...walk, name: 'place' }], { isRefused: true }))).toBeNull();
  expect(brokenWalk(recordingOf([{ ...walk, argument: 'two' }], { isRefused: true }))).toBeNull();
  expect(brokenWalk(recordingOf([], { isRefused: true }))).toBeNull();
});

test.each([
  [{ name: 'turn_left', argument: null }, 'player.turn_left()'],
  [{ name: 'move_forward', argument: 3 }, 'player.move_forward(3)'],
  [{ name: 'move_forward', argument: true }, 'player.move_forward(True)'],
  [{ name: 'speak', argument: false }, 'player.speak(False)'],
  [{ name: 'question', argument: null }, 'player.question()'],
  [{ name: 'collect', argument: 'carrot' }, 'player.collect("carrot")'],
  [{ name: 'question', argument: answered('Dry?', true) }, 'player.question("Dry?")'],
] as const)('a step is written as code: %j', (step, code) => {
  expect(stepCode({ ...step, line: 1, next: null, changed: [] }, '')).toBe(code);
});

test('a line is written as in the program, without its indent', () => {
  const code = 'for i in range(2):\n    n = i * 2';
  expect(stepCode({ line: 2, next: null, changed: [] }, code)).toBe('n = i * 2');
});

test('more lines than are recorded are missing only where lines are the steps', () => {
  const of = (length: number, step: object) =>
    isCut({ ...recordingOf([]), length, steps: { all: [step] } } as unknown as Recording);
  const line = { line: 1, next: null, changed: [] };
  expect([of(MAX_LINE_STEPS, line), of(MAX_LINE_STEPS - 1, line)]).toEqual([true, false]);
  expect(of(MAX_LINE_STEPS, { ...line, name: 'turn_left', argument: null })).toBe(false);
});

test.each([
  ['ArrowRight', 3],
  ['ArrowLeft', 1],
  ['ArrowUp', 3],
  ['ArrowDown', 1],
  ['Home', 0],
  ['End', 5],
  ['a', null],
  ['toString', null],
])('%s leads from step 2 of 5 to %s', (key, to) => {
  expect(positionAfterKey(key, 2, 5)).toBe(to);
});

test('keys do not lead beyond the ends', () => {
  expect([positionAfterKey('ArrowLeft', 0, 5), positionAfterKey('ArrowRight', 5, 5)]).toEqual([0, 5]);
});
