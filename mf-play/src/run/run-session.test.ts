import type { ApiError } from '@burrow/client';
import type { LevelData, Earned, RunOutcome, RunRecord } from '@burrow/contracts';
import { fieldLevel } from '@burrow/world/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { RunSession } from './run-session.ts';
import type { RunView } from './run-view.rules.ts';
import type { RunOptions } from './run.types.ts';
import { mayFollow, TRANSITIONS, type RunState } from './transitions.table.ts';

const LEVEL = {
  ...(fieldLevel() as LevelData),
  course_slug: 'python',
  slug: 'field',
  maxLinesOfCode: 4,
};
const ENDLESS = 'print("on")\nwhile True: pass';
const REFUSAL: ApiError = {
  status: 403,
  name: 'Forbidden',
  code: 'level/no-attempts-left',
  message: '',
  params: {},
  requestId: null,
  detail: null,
  fields: [],
  retryAfter: null,
};

type Python = RunOptions['python'] & { dispose(): void };

/** A name that is no constant: Node's types are not those of a page. */
const IN_NODE: string = '@burrow/python/node';

let python: Python;
beforeAll(async () => {
  const { createNodeRunner } = (await import(IN_NODE)) as { createNodeRunner: () => Promise<Python> };
  python = await createNodeRunner();
}, 60_000);
// Resolves when Python is ready again.
beforeEach(() => python.run({ code: '', level: LEVEL }));
afterAll(() => python.dispose());

const EARNED: Earned = { badges: [{ id: 'second-wind' }], certificates: [] };

function open(more: Partial<RunOptions> = {}, server: Partial<RunOptions['server']> = {}) {
  const completed: RunRecord[] = [];
  const outcomes: RunOutcome[] = [];
  const options: RunOptions = {
    level: LEVEL,
    course: undefined,
    python,
    server: {
      learner: null,
      count: async () => null,
      complete: async (_code, record) => {
        completed.push(record);
        return EARNED;
      },
      ended: outcome => void outcomes.push(outcome),
      lookedBack: () => undefined,
      variants: async () => [],
      ...server,
    },
    texts: () => ({}),
    mayRun: () => true,
    onLoadFailed: () => undefined,
    ...more,
  };
  const session = new RunSession(options);
  session.getView().own.player.setMoveMs(1);
  const states: RunState[] = [];
  session.subscribe(() => {
    const { state } = session.getView();
    if (state !== states.at(-1)) states.push(state);
  });
  const until = (holds: (view: RunView) => boolean): Promise<void> =>
    new Promise(resolve => {
      const look = (): void => void (holds(session.getView()) && resolve());
      session.subscribe(look);
      look();
    });
  const reached = (wanted: RunState): Promise<void> => until(({ state }) => state === wanted);
  /** `ENDLESS` loops for ever. */
  const turning = (): Promise<void> => until(({ state, output }) => state === 'running' && output.length > 0);
  return { session, turning, states, completed, outcomes, reached, options };
}

test('a run that meets the goals is shown, judged and reported', async () => {
  const { session, states, completed, reached } = open();
  expect(session.run('player.move_forward(2)\nplayer.collect("carrot")')).toBe(true);
  await reached('judged');
  expect(states).toEqual(['starting', 'running', 'showing', 'judging', 'praising', 'judged']);
  expect(session.getView()).toMatchObject({
    result: { kind: 'complete', earned: EARNED },
    hasRun: true,
    phase: 'idle',
  });
  expect(session.getView().picture.player.getView().state.inventory).toEqual({ carrot: 1 });
  expect(completed).toHaveLength(1);
});

test('an idea that changes nothing is told with the result', async () => {
  const { session, reached } = open({ level: { ...LEVEL, ideas: ['for'] } });
  session.run('for once in range(1):\n    player.move_forward(2)\nplayer.collect("carrot")');
  await reached('judged');
  expect(session.getView()).toMatchObject({ result: { kind: 'complete', leftOut: ['for'] } });
});

test('a program that asks waits for the answer', async () => {
  const { session, states, reached } = open();
  session.run('print(input("Who?"))');
  await reached('asking');
  session.getView().picture.player.answer('Moss');
  await reached('judged');
  expect(states).toEqual(['starting', 'running', 'asking', 'running', 'showing', 'judging', 'judged']);
  expect(
    session
      .getView()
      .output.map(({ text }) => text)
      .join(''),
  ).toContain('Moss\n');
  expect(session.getView().result).toMatchObject({ kind: 'incomplete' });
});

test('an error ends a run, until the next one', async () => {
  const { session, outcomes, reached } = open();
  session.run('carrots');
  await reached('failed');
  expect(outcomes).toEqual([{ code: 'python/name', line: 1, variant: null, goals_met: [] }]);
  expect(session.getView()).toMatchObject({ result: { kind: 'error', line: 1 }, report: null });
  session.dismiss();
  expect(session.getView()).toMatchObject({ shown: null, report: { kind: 'error' } });
  session.run('player.turn_left()');
  expect(session.getView()).toMatchObject({ result: null, isDismissed: false });
  await reached('judged');
});

test('Stop ends a run, and the same program can continue as the same run', async () => {
  const counted: boolean[] = [];
  const count = async (_code: string, isContinued: boolean) => {
    counted.push(isContinued);
    return null;
  };
  const { session, states, reached, turning } = open({}, { count });
  session.run(ENDLESS);
  await turning();
  session.stop();
  session.stop();
  await reached('stopped');
  expect(session.getView()).toMatchObject({ result: { kind: 'stopped' }, stoppedCode: ENDLESS });
  session.goOn();
  await turning();
  session.stop();
  await reached('stopped');
  expect(counted).toEqual([false, true]);
  expect(states.filter(state => state === 'stopping')).toHaveLength(2);
});

test('a refusal by the server ends a run that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<ApiError | null>();
  const { session, reached, turning } = open({}, { count: () => promise });
  session.run(ENDLESS);
  await turning();
  resolve(REFUSAL);
  await reached('refused');
  expect(session.getView().result).toEqual({ kind: 'refused', code: REFUSAL.code, detail: null });
});

test('what prevents a run keeps it from starting', () => {
  const { session, states } = open({ mayRun: () => false });
  expect(session.run('player.turn_left()')).toBe(false);
  expect(states).toEqual([]);
});

test('a program with too many lines is refused, and what was there stays', () => {
  const { session } = open();
  session.run('a = 1\n'.repeat(5));
  expect(session.getView()).toMatchObject({
    state: 'refused',
    hasRun: false,
    result: { kind: 'too-many-lines', maxLines: 4, isJoined: false },
  });
});

test('another map has its own picture, and ends what is running', async () => {
  const { session, turning, options } = open();
  session.run(ENDLESS);
  await turning();
  const { world } = session.getView().picture;
  session.update({ ...options, level: { ...LEVEL, items: [] } });
  expect(session.getView().state).toBe('idle');
  expect(session.getView().picture.world).not.toBe(world);
});

test('every state can be reached, and none is a trap', () => {
  const states = Object.keys(TRANSITIONS) as RunState[];
  for (const state of states) {
    if (state !== 'idle') expect(states.some(from => mayFollow(from, state))).toBe(true);
    expect(TRANSITIONS[state].length).toBeGreaterThan(0);
  }
});
