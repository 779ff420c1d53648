import { describe, expect, test } from '@jest/globals';
import type { Item, LevelGoal, PlayerCommandName, Position, PyValue, WorldLevel } from '@burrow/contracts';
import { fieldLevel, goal, HERE, item, runCommands, runLast } from './testing/index.ts';

const { targetPosition } = HERE;
const thing = (action: Item['action'], type: string, more: Partial<Item> = {}): Item =>
  item({ action, type, position: targetPosition, ...more });

type Case = readonly [PlayerCommandName, PyValue, readonly Item[], Partial<LevelGoal>];

/** A command that meets a goal of this spot, the things ahead, and what its goals have. */
const ACTS: readonly Case[] = [
  ['push', null, [thing('push', 'rock')], {}],
  ['speak', 'hi', [thing('speak', 'frog')], {}],
  ['write', 'hi', [thing('write', 'board')], {}],
  ['question', 'Dry?', [thing('question', 'frog')], {}],
  ['read', null, [thing('read', 'sign', { text: 'pie' })], {}],
  ['open', null, [thing('open', 'gate')], {}],
  ['close', null, [thing('close', 'gate', { state: 'open' })], {}],
  ['water', null, [thing('water', 'bed')], { cost: { type: 'canteen', amount: 1 } }],
  ['collect', 'egg', [thing('collect', 'egg')], { data: 'egg' }],
  ['place', 'a', [thing('place', 'tray')], { data: 'a' }],
  ['plant', 'corn', [thing('plant', 'bed')], { data: 'corn' }],
];

/** Two open goals at one spot, behind a met one. */
function twoGoals([action, , things, more]: Case): WorldLevel {
  const act = { action: action as 'read', ...HERE, ...more };
  const well = item({ action: 'collect', type: 'well', gives: 'canteen', position: [2, 4] });
  return fieldLevel({
    items: [...things, well],
    levelGoals: [
      goal({ ...act, score: 1 }),
      goal(act),
      goal(act),
      goal({ action: 'collect', data: 'canteen', position: [2, 5], targetPosition: [2, 4] }),
    ],
  });
}

const withWater = (name: PlayerCommandName) =>
  name === 'water' ? (['turn_left', ['collect', 'canteen'], 'turn_right'] as const) : [];

describe('goals that share a spot are met in order', () => {
  test.each(ACTS)('%s', (...given) => {
    const [name, argument] = given;
    const { state, error } = runLast(twoGoals(given), ...withWater(name), [name, argument]);
    expect(error).toBeNull();
    expect(state.goals.slice(0, 3)).toEqual([1, 1, 0]);
  });
});

describe('an act needs its object, even if its goal could be met from anywhere', () => {
  const needing = ACTS.filter(([name]) => !['place', 'plant'].includes(name));

  test.each(needing)('%s with nothing ahead', (name, argument, _things, more) => {
    const levelGoals = [goal({ action: name as 'read', ...more })];
    const { error, state } = runLast(fieldLevel({ items: [], levelGoals }), [name, argument]);
    expect(error?.code).toMatch(new RegExp(`^world/${name}-(position|data)$`));
    expect(state.goals).toEqual([0]);
  });

  test.each<[PlayerCommandName, PyValue]>([
    ['build', 'bridge'], ['place', 'a'], ['plant', 'corn'], ['combine', 'salad'], ['water', null],
  ])('%s is refused beyond the edge of the map, also where everything is free', (name, argument) => {
    const map = {
      ...fieldLevel().map,
      tilesets: [{ source: 'soil.tsj', firstgid: 1 }],
      layers: [{ name: 'ground_layer' as const, width: 12, height: 10, data: Array.from({ length: 120 }, () => 1) }],
    };
    const level = fieldLevel({ start: [11, 5], map, items: [thing('place', 'tray', { position: [0, 6] })], levelGoals: [] });
    const { error, state } = runLast(level, [name, argument]);
    expect(error).toMatchObject({ code: `world/${name}-position`, params: { ahead: '', column: 12, row: 5 } });
    expect(state.items).toHaveLength(1);
  }); // prettier-ignore

  test.each<[PlayerCommandName, PyValue]>([['speak', 'hi'], ['collect', 'egg'], ['open', null], ['push', null]])(
    '%s does not reach around the edge to the next row',
    (name, argument) => {
      const items = [thing('collect', 'egg'), thing('open', 'gate'), thing('push', 'rock')].map(one => ({ ...one, position: [0, 6] as [number, number] }));
      const { error } = runLast(fieldLevel({ start: [11, 5], items, levelGoals: [] }), [name, argument]);
      expect(error).toMatchObject({ code: `world/${name}-position`, params: { ahead: '' } });
    },
  ); // prettier-ignore
});

describe('of several things on a tile the matching one is meant', () => {
  const road = thing('none', 'wood road');

  test.each<[PlayerCommandName, PyValue, Item, string]>([
    ['speak', 'hi', thing('speak', 'frog'), 'listener'],
    ['write', 'hi', thing('write', 'board'), 'item'],
    ['question', 'Dry?', thing('question', 'frog'), 'item'],
    ['read', null, thing('read', 'sign', { text: 'pie' }), 'item'],
    ['open', null, thing('open', 'gate'), 'item'],
    ['push', null, thing('push', 'rock'), 'item'],
    ['place', 'a', thing('place', 'tray'), 'item'],
    ['collect', 'egg', thing('collect', 'egg'), 'item'],
  ])('%s', (name, argument, fitting, key) => {
    const levelGoals = [goal({ action: name as 'read', ...HERE, ...(argument === null ? {} : { data: argument }) })];
    const { events } = runLast(fieldLevel({ items: [road, fitting, fitting], levelGoals }), [name, argument]);
    expect(events[0]).toMatchObject({ [key]: 1 });
  }); // prettier-ignore

  test('without a matching one, the first', () => {
    const levelGoals = [goal({ action: 'speak', ...HERE })];
    const items = [thing('none', 'hedge'), thing('none', 'stump')];
    expect(runLast(fieldLevel({ items, levelGoals }), ['speak', 'hi']).events[0]).toMatchObject({
      listener: 0,
    });
  });
});

test('a refusal beside the mark says on which side of the thing the mark lies', () => {
  const level = fieldLevel({
    start: [3, 6],
    facing: [0, -1],
    items: [thing('read', 'sign', { text: 'pie' })],
    levelGoals: [goal({ action: 'read', ...HERE })],
  });
  expect(runLast(level, 'read').error).toEqual({
    code: 'world/xmark-position',
    params: { ahead: 'sign', column: 3, row: 5, context: 'left' },
  });
});

test('of several marks for one thing the first open one is reported', () => {
  const marks: readonly Position[] = [
    [3, 4],
    [3, 6],
  ];
  const markOf = (...scores: readonly number[]) => {
    const levelGoals = scores.map((score, index) =>
      goal({ action: 'read', position: marks[index], targetPosition: HERE.targetPosition, score }),
    );
    const items = [thing('read', 'sign', { text: 'pie' })];
    return runLast(fieldLevel({ items, levelGoals }), 'read').error?.params;
  };
  expect(markOf(0, 0)).toMatchObject({ context: 'above' });
  expect(markOf(1, 0)).toMatchObject({ context: 'below' });
});

test('a thing known only from a goal may be collected once made', () => {
  const levelGoals = [goal({ action: 'collect', data: 'corn' }), goal({ action: 'plant', data: 'pea' })];
  const [corn, pea] = runCommands(
    fieldLevel({ items: [], levelGoals }),
    ['collect', 'corn'],
    ['collect', 'pea'],
  );
  expect([corn?.error?.code, pea?.error?.code]).toEqual(['world/collect-position', 'world/collect-data']);
});
