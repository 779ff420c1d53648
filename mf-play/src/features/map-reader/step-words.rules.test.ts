import type { RecordedCommand } from '@burrow/contracts';
import { loadWorld, replay, startState, type WorldEvent } from '@burrow/world';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import type { Translate } from '@burrow/i18n';
import { beforeAll, expect, test } from '@jest/globals';
import { english } from '../../testing/english.ts';
import { stepWords } from './step-words.rules.ts';

let t: Translate;

beforeAll(async () => {
  t = await english();
});

const world = loadWorld(
  fieldLevel({
    items: [
      item({ action: 'collect', type: 'carrot', position: [4, 5] }),
      item({ action: 'open', type: 'gate', position: [2, 4] }),
      item({ action: 'none', type: 'small house', position: [7, 7] }),
      item({ action: 'place', type: 'pole', position: [9, 9] }),
      item({ action: 'open', type: 'windmill', position: [9, 8] }),
    ],
    levelGoals: [goal({ action: 'open', type: 'gate', position: [2, 5], targetPosition: [2, 4] })],
  }),
);
const start = startState(world);

function told(...commands: RecordedCommand[]): string[] {
  const { steps, states } = replay(world, commands);
  return steps.map(({ command, events }, index) =>
    stepWords(world, { line: command[2], events, after: states[index + 1]! }, t),
  );
}

test('steps are described in words, with their line', () => {
  expect(
    told(
      ['turn_left', null, 1],
      ['open', null, 2],
      ['turn_right', null, 3],
      ['move_forward', 2, 4],
      ['turn_left', null, 5],
      ['move_forward', 1, 6],
      ['water', null, 7],
    ),
  ).toEqual([
    'Line 1: Turns and faces up.',
    'Line 2: Opens: gate. A goal: 1 of 1.',
    'Line 3: Turns and faces right.',
    'Line 4: Walks 2 tiles right.',
    'Line 5: Turns and faces up.',
    'Line 6: Walks one tile up.',
    'Line 7: That does not work here.',
  ]);
});

const at = [4, 5] as [number, number];

test.each<[WorldEvent, string]>([
  [{ type: 'moved', from: [4, 5], to: [3, 5] }, 'Walks one tile left.'],
  [{ type: 'bumped', position: at, facing: [1, 0], target: [5, 5] }, 'Bumps into something.'],
  [
    { type: 'collected', item: 0, kind: 'carrot', amount: 2, position: at, total: 3 },
    'Picks up carrot × 2. Has 3 now.',
  ],
  [{ type: 'spoke', phrase: 'Moo', position: at, listener: null }, 'Says: “Moo”.'],
  [{ type: 'signRead', item: 1, text: 'Go', position: at }, 'Reads: “Go”.'],
  [{ type: 'wrote', item: 1, text: 'Go', position: at }, 'Writes: “Go”.'],
  [{ type: 'opened', item: 1, position: at }, 'Opens: gate.'],
  [{ type: 'closed', item: 1, position: at }, 'Closes: gate.'],
  [
    { type: 'asked', item: 1, question: 'Dry?', answer: true, position: at },
    'Asks: “Dry?” The answer is yes.',
  ],
  [
    { type: 'asked', item: 1, question: 'Dry?', answer: false, position: at },
    'Asks: “Dry?” The answer is no.',
  ],
  [{ type: 'pushed', item: 2, from: [4, 5], to: [4, 6] }, 'Pushes the small house one tile down.'],
  [{ type: 'built', item: 1, structure: 'bridge', position: at }, 'Builds: bridge.'],
  [{ type: 'watered', item: 0, position: at }, 'Waters the carrot.'],
  [{ type: 'watered', item: null, position: at }, 'Waters the tile in front.'],
  [{ type: 'placed', item: 0, kind: 'carrot', amount: 1, position: at }, 'Puts down carrot × 1.'],
  [{ type: 'planted', item: 0, kind: 'carrot', amount: 4, position: at }, 'Plants carrot × 4.'],
  [{ type: 'combined', item: 0, product: 'salad', position: at }, 'Mixes: salad.'],
  [{ type: 'spent', kind: 'carrot', amount: 1, total: 2 }, 'Uses up carrot × 1. Has 2 left.'],
])('%j is told as %j', (event, words) => {
  expect(stepWords(world, { line: null, events: [event], after: start }, t)).toBe(words);
});

test('of a step in which nothing happens nothing is said', () => {
  expect(stepWords(world, { line: 3, events: [], after: start }, t)).toBe('');
});

test('a walk is told once, as far as it goes; a second one after a stop is told again', () => {
  const walk: WorldEvent[] = [
    { type: 'moved', from: [2, 5], to: [3, 5] },
    { type: 'moved', from: [3, 5], to: [4, 5] },
    { type: 'spoke', phrase: 'Moo', position: [4, 5], listener: null },
    { type: 'moved', from: [4, 5], to: [4, 6] },
    { type: 'moved', from: [4, 6], to: [4, 7] },
  ];
  expect(stepWords(world, { line: null, events: walk, after: start }, t)).toBe(
    'Walks 2 tiles right. Says: “Moo”. Walks 2 tiles down.',
  );
});

test('a thing has its name in words, or else as the level calls it', () => {
  const words = (event: WorldEvent) => stepWords(world, { line: null, events: [event], after: start }, t);
  const built = (structure: string) => words({ type: 'built', item: 1, structure, position: at });
  const opened = (index: number) => words({ type: 'opened', item: index, position: at });
  expect([built('pole'), built('windmill')]).toEqual(['Builds: flag pole.', 'Builds: windmill.']);
  expect([opened(3), opened(4)]).toEqual(['Opens: flag pole.', 'Opens: windmill.']);
});
