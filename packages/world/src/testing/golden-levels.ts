import type { PlayerCommandName, PyValue, RecordedCommand, WorldLevel } from '@burrow/contracts';
import { answered } from '../commands/question.command.ts';
import { fieldLevel, goal, item } from './field-level.ts';

interface GoldenLevel {
  readonly level: WorldLevel;
  readonly commands: readonly RecordedCommand[];
}

type Given = PlayerCommandName | readonly [PlayerCommandName, PyValue];

/** Numbers commands with the lines 1, 2, 3 … */
const program = (...given: readonly Given[]): RecordedCommand[] =>
  given.map((one, index) => (typeof one === 'string' ? [one, null, index + 1] : [one[0], one[1], index + 1]));

const pond = { x: 5 * 16, y: 5 * 16, width: 16, height: 16 };

/** Two heaps, a river, a bridge, and a key behind it that opens a gate. */
const bridge: GoldenLevel = {
  level: fieldLevel({
    map: { ...fieldLevel().map, collisions: { objects: [pond] } },
    items: [
      item({ action: 'collect', type: 'log', position: [3, 4] }),
      item({ action: 'collect', type: 'key', position: [7, 5] }),
      item({ action: 'open', type: 'gate', position: [6, 4] }),
    ],
    levelGoals: [
      goal({
        action: 'collect',
        type: 'log',
        count: 4,
        cost: { type: 'log', amount: 2 },
        targetPosition: [3, 4],
      }),
      goal({ action: 'build', type: 'bridge', position: [4, 5], targetPosition: [5, 5] }),
      goal({ action: 'collect', type: 'key' }),
      goal({ action: 'open', type: 'gate', depends: { type: 'key', count: 1 } }),
    ],
  }),
  commands: program(
    'move_forward',
    'turn_left',
    ['collect', 'log'],
    ['build', 'bridge'],
    ['collect', 'log'],
    'turn_right',
    ['move_forward', 9],
    ['build', 'bridge'],
    ['move_forward', 2],
    'turn_left',
    'open',
    'turn_right',
    ['collect', 'key'],
    'turn_left',
    'open',
    ['move_forward', 2],
  ),
};

/** Seeds, a bed, a canteen, a harvest, a tray. */
const garden: GoldenLevel = {
  level: fieldLevel({
    items: [
      item({ action: 'collect', type: 'seed', position: [3, 5] }),
      item({ action: 'collect', type: 'well', gives: 'canteen', position: [2, 4] }),
      item({ action: 'plant', type: 'bed', position: [2, 6] }),
      item({ action: 'place', type: 'tray', position: [1, 5] }),
    ],
    levelGoals: [
      goal({ action: 'collect', type: 'seed', count: 3, cost: { type: 'seed', amount: 3 } }),
      goal({ action: 'collect', type: 'canteen' }),
      goal({ action: 'plant', type: 'bed', data: 'corn', cost: { type: 'seed', amount: 3 } }),
      goal({ action: 'water', type: 'bed' }),
      goal({ action: 'collect', type: 'corn', count: 2, cost: { type: 'corn', amount: 2 } }),
      goal({ action: 'place', type: 'tray', cost: { type: 'corn', amount: 2 } }),
    ],
  }),
  commands: program(
    ['collect', 'seed'],
    'turn_left',
    ['collect', 'canteen'],
    'turn_left',
    'turn_left',
    ['plant', 'pea'],
    ['plant', 'corn'],
    'water',
    ['collect', 'corn'],
    'turn_right',
    ['place', 3],
    ['place', 2],
  ),
};

/** Berry milk from its parts, read off a card, with a word for the cook. */
const kitchen: GoldenLevel = {
  level: fieldLevel({
    items: [
      item({ action: 'collect', type: 'milk', position: [3, 5] }),
      item({ action: 'collect', type: 'red berry', position: [2, 4] }),
      item({ action: 'combine', type: 'table', position: [1, 5] }),
      item({ action: 'read', type: 'board', text: 'berry milk', position: [2, 6] }),
    ],
    levelGoals: [
      goal({ action: 'collect', type: 'milk' }),
      goal({ action: 'collect', type: 'red berry' }),
      goal({ action: 'combine', data: 'berry milk' }),
      goal({ action: 'read', type: 'board' }),
      goal({ action: 'write', type: 'board', data: 'done *', wildcard: true }),
      goal({ action: 'speak', type: 'board' }),
    ],
  }),
  commands: program(
    ['collect', 'milk'],
    'turn_right',
    'read',
    'read',
    ['write', 'done in time'],
    ['speak', 'Milk is served'],
    'turn_right',
    ['combine', 'berry milk'],
    'turn_right',
    ['collect', 'red berry'],
    'turn_left',
    ['combine', 'berry milk'],
    ['combine', 'berry milk'],
    ['collect', 'berry milk'],
  ),
};

/** A question, rocks to push, a door to close, and flags to put up. */
const yard: GoldenLevel = {
  level: fieldLevel({
    items: [
      item({ action: 'question', type: 'listener', position: [2, 4] }),
      item({ action: 'push', type: 'rock', position: [4, 5] }),
      item({ action: 'collect', type: 'flag', position: [3, 6] }),
      item({ action: 'place', type: 'pole', position: [3, 4] }),
      item({ action: 'close', type: 'door', state: 'open', position: [2, 6] }),
    ],
    levelGoals: [
      goal({ action: 'question', type: 'listener' }),
      goal({ action: 'push', type: 'rock', position: [3, 5], targetPosition: [4, 5] }),
      goal({ action: 'collect', type: 'flag' }),
      goal({ action: 'place', type: 'pole', data: 'GBRBG', cost: { type: 'flag', amount: 1 } }),
      goal({ action: 'close', type: 'door' }),
    ],
  }),
  commands: program(
    'turn_left',
    ['question', answered('May I?', false)],
    ['question', answered('May I now?', true)],
    'turn_right',
    'turn_right',
    'close',
    'close',
    'turn_left',
    'move_forward',
    'push',
    'push',
    'turn_right',
    ['collect', 'flag'],
    'turn_right',
    'turn_right',
    ['place', 'RBGBR'],
    ['place', 'GBRBG'],
  ),
};

/** Levels with runs whose outcome must never change. They include refusals. */
export const GOLDEN_LEVELS: Readonly<Record<string, GoldenLevel>> = { bridge, garden, kitchen, yard };
