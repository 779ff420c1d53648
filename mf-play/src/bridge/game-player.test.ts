import type { RecordedCommand, WorldLevel } from '@burrow/contracts';
import { loadWorld, replay, startState, type WorldState } from '@burrow/world';
import { beforeEach, expect, test } from '@jest/globals';
import { GamePlayer } from './game-player.ts';
import type { ShownStep } from './game.types.ts';
import type { Stage } from './stage.ts';

const LEVEL: WorldLevel = {
  start: [1, 1],
  facing: [1, 0],
  map: {
    width: 8,
    height: 3,
    tilewidth: 16,
    tileheight: 16,
    layers: [],
    tilesets: [],
    collisions: { objects: [] },
  },
  items: [
    { action: 'collect', type: 'carrot', sprite: 'carrot', position: [3, 1] },
    { action: 'read', type: 'sign', sprite: 'sign', position: [1, 0], text: 'home' },
  ],
  levelGoals: [
    {
      action: 'collect',
      type: 'carrot',
      count: 1,
      score: 0,
      data: 'carrot',
      position: [2, 1],
      targetPosition: [3, 1],
    },
    { action: 'read', type: 'sign', count: 1, score: 0, position: [1, 1], targetPosition: [1, 0] },
  ],
  constants: [],
};

/** Records what it is told to draw; nothing takes time. */
class Record implements Stage {
  readonly told: string[] = [];
  /** A movement that does not end by itself. */
  heldAt: string | null = null;
  show = (): void => void this.told.push('show');
  settle = ({ player: at }: WorldState): void => void this.told.push(`settle ${at.position.join()}`);
  move = async ([x, y]: readonly number[]): Promise<void> => {
    this.told.push(`move ${x},${y}`);
    if (this.told.at(-1) === this.heldAt) await new Promise(() => undefined);
  };
  turn = async ([x, y]: readonly number[]): Promise<void> => void this.told.push(`turn ${x},${y}`);
  bump = async (): Promise<void> => void this.told.push('bump');
  collect = async (item: number): Promise<void> => void this.told.push(`collect ${item}`);
  push = async (item: number, [x, y]: readonly number[]): Promise<void> =>
    void this.told.push(`push ${item} to ${x},${y}`);
  appear = async (item: number): Promise<void> => void this.told.push(`appear ${item}`);
  change = async (item: number | null, _state: unknown, duration: number): Promise<void> =>
    void this.told.push(`change ${item} in ${duration}`);
  act = async (pose: string): Promise<void> => void this.told.push(pose);
  screenPosition = () => ({ x: 0, y: 0 });
  mapOnScreen = () => ({ x: 0, y: 0, tile: 16 });
  tileAt = () => null;
  hover = (): void => undefined;
  showWay = (way: readonly unknown[]): void => void this.told.push(`way ${way.length}`);
  zoom = (): void => undefined;
}

const world = loadWorld(LEVEL);

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 1));
}

function stepsOf(...commands: RecordedCommand[]): ShownStep[] {
  const { steps, states } = replay(world, commands);
  return steps.map(({ command, events }, index) => ({
    line: command[2],
    next: null,
    events,
    after: states[index + 1] ?? states[0]!,
  }));
}

let player: GamePlayer;
let stage: Record;

beforeEach(() => {
  player = new GamePlayer(world);
  stage = new Record();
  player.attach(stage);
});

test('the picture shows what happened, in order', async () => {
  const played = await player.play(stepsOf(['move_forward', 1, 1], ['collect', 'carrot', 2]));
  expect(played).toBe(true);
  expect(stage.told).toEqual(['show', 'move 2,1', 'collect 0']);
  expect(player.getView().state.goals).toEqual([1, 0]);
});

test('the view says which line is in the picture', async () => {
  const lines: (number | null)[] = [];
  player.subscribe(() => {
    const { line } = player.getView();
    if (lines.at(-1) !== line) lines.push(line);
  });
  await player.play(stepsOf(['move_forward', 1, 3], ['collect', 'carrot', 5]));
  expect(lines).toEqual([3, 5]);
});

test('a pop-up pauses the program until it is answered', async () => {
  const asking = player.ask({ kind: 'question', message: 'Is it dry?', after: 0, line: 4 });
  expect(player.getView().popup).toMatchObject({ message: 'Is it dry?' });
  expect(player.getView().line).toBe(4);
  player.answer(true);
  expect(await asking).toBe(true);
  expect(player.getView().popup).toBeNull();
});

test('stop closes a pop-up, and the program does not continue', async () => {
  const asking = player.ask({ kind: 'read', text: 'home', after: 1, line: 1 });
  player.stop();
  await expect(asking).rejects.toThrow();
  expect(player.getView().popup).toBeNull();
});

test('step by step, the picture waits before each step', async () => {
  player.setStepping(true);
  const playing = player.play(stepsOf(['turn_left', null, 1], ['turn_right', null, 2]));
  expect(player.getView()).toMatchObject({ isWaiting: true, step: -1 });
  player.goOn();
  await waitUntil(() => player.getView().step === 0 && player.getView().isWaiting);
  expect(player.getView().line).toBe(1);
  player.setStepping(false);
  expect(await playing).toBe(true);
  expect(stage.told).toEqual(['show', 'turn 0,-1', 'turn 1,0']);
});

test('any step can be shown directly', async () => {
  const steps = stepsOf(['move_forward', 1, 1], ['collect', 'carrot', 2]);
  player.seek(1, steps[1]!);
  expect(player.getView()).toMatchObject({ step: 1, line: 2, state: { inventory: { carrot: 1 } } });
  player.seek(-1, null);
  expect(player.getView()).toMatchObject({ step: -1, line: null, state: { inventory: {} } });
  expect(stage.told).toEqual(['show', 'show', 'show']);
});

test('the pointer walks tile by tile', async () => {
  expect(
    await player.walk([
      [2, 1],
      [3, 0],
    ]),
  ).toBe(true);
  const first = ['show', 'way 2', 'turn 1,0', 'move 2,1'];
  const second = ['way 1', 'turn 1,0', 'move 3,0', 'way 0'];
  expect(stage.told).toEqual([...first, ...second]);
  expect(player.getView()).toMatchObject({ walk: null, state: { player: { position: [3, 0] } } });
});

const GARDEN = loadWorld({
  ...LEVEL,
  levelGoals: [],
  items: [
    { action: 'push', type: 'rock', sprite: 'rock', position: [2, 1] },
    { action: 'open', type: 'chest', sprite: 'chest', position: [1, 0] },
    { action: 'water', type: 'bed', sprite: 'bed', position: [1, 2] },
  ],
});

test('what is pushed, opened, watered, built and mixed is shown, each with its duration', async () => {
  const gardener = new GamePlayer(GARDEN);
  const garden = new Record();
  gardener.attach(garden);
  const commands = [
    ['push', null, 1],
    ['turn_left', null, 2],
    ['open', null, 3],
    ['turn_left', null, 4],
    ['turn_left', null, 5],
    ['water', null, 6],
    ['turn_left', null, 7],
    ['build', 'bridge', 8],
    ['move_forward', 1, 9],
    ['combine', 'salad', 10],
  ] as const satisfies Parameters<typeof replay>[1];
  const { steps, states } = replay(GARDEN, commands);
  await gardener.play(
    steps.map(({ events }, index) => ({
      line: index + 1,
      next: null,
      events,
      after: states[index + 1] ?? states[0]!,
    })),
  );
  expect(garden.told.filter(told => !/^(show|turn|move)/.test(told))).toEqual([
    'push 0 to 3,1',
    'change 1 in 1500',
    'change 2 in 3000',
    'appear 3',
    'appear 4',
  ]);
});

test('listeners hear of each event when it is shown', async () => {
  const heard: string[] = [];
  const stop = player.watch(({ type }) => heard.push(type));
  await player.play(stepsOf(['move_forward', 1, 1], ['collect', 'carrot', 2]));
  stop();
  player.reset();
  await player.play(stepsOf(['turn_left', null, 1]));
  expect(heard).toEqual(['moved', 'collected', 'goalScored']);
});

test('a bump ends in stars', async () => {
  await player.play(stepsOf(['turn_left', null, 1], ['move_forward', 1, 2]));
  expect(stage.told.slice(-2)).toEqual(['bump', 'dizzy']);
});

test('stop ends a play immediately, even one that is waiting', async () => {
  player.setStepping(true);
  const playing = player.play(stepsOf(['turn_left', null, 1]));
  player.stop();
  expect(await playing).toBe(false);
  expect(player.getView()).toMatchObject({ isWaiting: false, step: -1 });
});

test('stop leaves the animal on the last tile that it reached, in the picture and in the view', async () => {
  stage.heldAt = 'move 3,1';
  const playing = player.play(stepsOf(['move_forward', 3, 1]));
  await waitUntil(() => stage.told.at(-1) === stage.heldAt);
  player.stop();
  expect(await playing).toBe(false);
  expect(player.getView().state.player.position).toEqual([2, 1]);
  expect(stage.told.at(-1)).toBe('settle 2,1');
});

test('the view says that the picture is inside a step, or that the learner walked away', async () => {
  stage.heldAt = 'move 3,1';
  const played = player.play(stepsOf(['move_forward', 3, 1]));
  await waitUntil(() => stage.told.includes('move 3,1'));
  player.stop();
  await played;
  expect(player.getView()).toMatchObject({ step: 0, aside: 'step' });
  stage.heldAt = null;
  player.seek(0, stepsOf(['move_forward', 3, 1])[0]!);
  expect(player.getView().aside).toBeNull();
  await player.walk([[3, 1]]);
  expect(player.getView()).toMatchObject({ step: 0, aside: 'walk' });
});

test('a bubble that disappears leaves a newer one open', async () => {
  const says = (phrase: string): ShownStep[] => {
    const after = startState(world);
    return [
      { line: 1, next: null, events: [{ type: 'spoke', phrase, position: [1, 1], listener: null }], after },
    ];
  };
  player.setMoveMs(1);
  void player.play(says('old'));
  player.stop();
  player.setMoveMs(250);
  void player.play(says('new'));
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(player.getView().speech).toMatchObject({ text: 'new' });
  player.stop();
});

test('a stopped walk does not take another step', async () => {
  stage.heldAt = 'move 2,1';
  const walking = player.walk([
    [2, 1],
    [3, 1],
  ]);
  await waitUntil(() => stage.told.at(-1) === 'move 2,1');
  player.stop();
  expect(await walking).toBe(false);
  expect(stage.told.filter(told => told.startsWith('move'))).toEqual(['move 2,1']);
  expect(stage.told.at(-1)).toBe('settle 1,1');
});

test('a stop while nothing moves leaves the picture alone', () => {
  player.stop();
  expect(stage.told).toEqual(['show']);
});

test('reset returns to the start of the level', async () => {
  await player.play(stepsOf(['move_forward', 1, 1], ['collect', 'carrot', 2]));
  player.reset();
  expect(player.getView()).toMatchObject({
    step: -1,
    line: null,
    state: { goals: [0, 0], player: { position: [1, 1] } },
  });
  expect(stage.told.at(-1)).toBe('show');
});

test('a run is played to its end without a picture', async () => {
  const blind = new GamePlayer(world);
  expect(await blind.play(stepsOf(['move_forward', 1, 1], ['collect', 'carrot', 2]))).toBe(true);
  expect(blind.getView().state.goals).toEqual([1, 0]);
});
