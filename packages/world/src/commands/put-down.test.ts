import { describe, expect, test } from '@jest/globals';
import type { PyValue } from '@burrow/contracts';
import { FLAG_VARIANTS } from '../recipes.table.ts';
import { fieldLevel, HERE, item, runLast, stockedLevel, takeStock } from '../testing/index.ts';

const APPLES = { apple: 7 };
const cost = { type: 'apple', amount: 7 };
const { targetPosition } = HERE;
const tray = item({ action: 'place', type: 'tray', position: targetPosition });
const bed = item({ action: 'plant', type: 'bed', position: targetPosition });

const scale = stockedLevel(APPLES, [{ action: 'place', type: 'tray', cost }], [tray]);
const field = stockedLevel(
  { seed: 16 },
  [{ action: 'plant', type: 'bed', cost: { type: 'seed', amount: 16 } }],
  [bed],
);
const flag = { type: 'flag', amount: 1 };
const pole = item({ action: 'place', type: 'pole', position: targetPosition });

const placing = (said: PyValue) => runLast(scale, ...takeStock(APPLES), ['place', said]);
const planting = (said: PyValue) => runLast(field, ...takeStock({ seed: 16 }), ['plant', said]);

describe('place', () => {
  test('a number that equals stock and cost fills the tray and uses up the stock', () => {
    const placed = placing(7);
    expect(placed.events).toEqual([
      { type: 'spent', kind: 'apple', amount: 7, total: 0 },
      { type: 'placed', item: 0, kind: 'apple', amount: 7, position: [3, 5] },
      { type: 'goalScored', goal: 0, score: 1, count: 1 },
    ]);
    expect(placed.state.items[0]).toEqual({ status: 'filled', text: 'apple' });
  });

  test.each<[PyValue, string]>([
    [4, 'world/place-number'],
    [true, 'world/place-number'],
    [{ $float: 7 }, 'world/place-number'],
    [['a', 'b'], 'world/place-number'],
    ['apple', 'world/place-string'],
    [null, 'world/place-data'],
    [{ $other: 'method' }, 'world/place-data'],
  ])('%j is %s where seven apples are wanted', (said, code) => {
    expect(placing(said).error).toMatchObject({ code, params: { thing: 'apple', need: 7, have: 7 } });
  });

  test('the right number with the wrong stock', () => {
    const few = stockedLevel({ apple: 3 }, [{ action: 'place', type: 'tray', cost }], [tray]);
    const codes = [7, 3, 5].map(
      said => runLast(few, ...takeStock({ apple: 3 }), ['place', said]).error?.code,
    );
    expect(codes).toEqual(['world/place-collect', 'world/place-collect', 'world/place-number']);
  });

  test('too much in stock is as wrong as too little', () => {
    const many = stockedLevel({ apple: 9 }, [{ action: 'place', type: 'tray', cost }], [tray]);
    const codes = [7, 9, 8].map(
      said => runLast(many, ...takeStock({ apple: 9 }), ['place', said]).error?.code,
    );
    expect(codes).toEqual(['world/place-collect', 'world/place-collect', 'world/place-number']);
  });

  test.each(FLAG_VARIANTS)('the flag %s goes up at its pole', variant => {
    const level = stockedLevel(
      { flag: 1 },
      [{ action: 'place', type: 'pole', data: variant, cost: flag }],
      [pole],
    );
    const placed = runLast(level, ...takeStock({ flag: 1 }), ['place', variant]);
    expect(placed.state.items[0]).toEqual({ status: 'filled', text: variant });
  });

  test('another flag, a number, a list, or no flag in stock', () => {
    const level = stockedLevel(
      { flag: 1 },
      [{ action: 'place', type: 'pole', data: 'RBGBR', cost: flag }],
      [pole],
    );
    const codes = ['GBRBG', 1, ['RBGBR']].map(
      said => runLast(level, ...takeStock({ flag: 1 }), ['place', said]).error?.code,
    );
    expect(codes).toEqual(['world/place-string', 'world/place-string', 'world/place-string']);
    expect(runLast(level, ['place', 'RBGBR']).error?.code).toBe('world/place-collect');
  });

  test('elsewhere, beside the mark, or once more', () => {
    expect(runLast(scale, 'turn_left', ['place', 7]).error?.code).toBe('world/place-position');
    const beside = { ...scale, start: [3, 6] as [number, number], facing: [0, -1] as [0, -1] };
    expect(runLast(beside, ['place', 7]).error?.code).toBe('world/xmark-position');
    expect(runLast(scale, ...takeStock(APPLES), ['place', 7], ['place', 7]).error?.code).toBe(
      'world/place-position',
    );
  });

  test('goals that share a spot take what matches', () => {
    const rack = item({ action: 'place', type: 'wine rack', position: targetPosition });
    const goals = ['red', 'white'].map(data => ({ action: 'place' as const, type: 'wine rack', data }));
    const level = stockedLevel({}, goals, [rack]);
    expect(runLast(level, ['place', 'white']).state.goals).toEqual([0, 1]);
    expect(runLast(level, ['place', 'white'], ['place', 'white']).error?.code).toBe('world/place-string');
  });

  test('if nothing there can hold it, it lies on the tile', () => {
    const level = stockedLevel({}, [{ action: 'place', data: 'cake' }]);
    expect(runLast(level, ['place', 'cake']).state.items[0]).toMatchObject({
      status: 'filled',
      made: { type: 'cake', position: [3, 5] },
    });
  });

  test.each(['shelf', 'wine rack', 'pole', 'tray', 'barrel'])('a %s stands empty before', type => {
    const level = fieldLevel({ items: [item({ action: 'place', type, position: targetPosition })] });
    expect(runLast(level, 'turn_left').state.items[0]?.status).toBe('empty');
  });

  test('in a creative level anything can be placed', () => {
    const free = fieldLevel({ levelGoals: [], items: [tray] });
    expect(runLast(free, ['place', 3]).events).toEqual([
      { type: 'placed', item: 0, kind: '3', amount: 3, position: [3, 5] },
    ]);
    expect(runLast(free, ['place', null]).error?.code).toBe('world/place-data');
  });
});

describe('plant', () => {
  test('sows the bed; it grows when watered, and can be harvested', () => {
    const level = stockedLevel(
      { 'carrot seed': 2, canteen: 1 },
      [
        { action: 'plant', type: 'bed', data: 'carrot', cost: { type: 'carrot seed', amount: 2 } },
        { action: 'water', type: 'bed' },
        { action: 'collect', type: 'carrot' },
      ],
      [bed],
    );
    const sown = [...takeStock({ 'carrot seed': 2, canteen: 1 }), ['plant', 'carrot']] as const;
    expect(runLast(level, ...sown).state.items[0]).toEqual({ status: 'planted', text: 'carrot' });
    expect(runLast(level, ...sown, ['collect', 'carrot']).error?.code).toBe('world/collect-position');
    expect(runLast(level, ...sown, 'water').state.items[0]).toEqual({ status: 'grown', text: 'carrot' });
    expect(runLast(level, ...sown, 'water', ['collect', 'carrot']).state).toMatchObject({
      inventory: { carrot: 1 },
      items: [{ status: 'present', text: null }, {}, {}],
    });
  });

  test('takes the number of seeds', () => {
    expect(planting(16).state).toMatchObject({ inventory: { seed: 0 }, goals: [1, 16] });
  });

  test.each<[PyValue, string]>([
    [7, 'world/plant-number'],
    [[16], 'world/plant-number'],
    ['seed', 'world/plant-string'],
    [null, 'world/plant-object'],
    [{ $other: 'method' }, 'world/plant-object'],
  ])('%j is %s', (said, code) => {
    expect(planting(said).error?.code).toBe(code);
  });

  test('too few seeds, another plant, or elsewhere', () => {
    expect(runLast(field, ['plant', 16]).error).toMatchObject({
      code: 'world/plant-collect',
      params: { thing: 'seed', need: 16, have: 0 },
    });
    const named = stockedLevel({}, [{ action: 'plant', type: 'bed', data: 'corn' }], [bed]);
    expect(runLast(named, ['plant', 'pea']).error?.code).toBe('world/plant-string');
    expect(runLast(field, 'turn_left', ['plant', 16]).error?.code).toBe('world/plant-position');
  });

  test('bare ground gets a plant, which grows when watered', () => {
    const level = stockedLevel({ canteen: 1 }, [{ action: 'plant', data: 'corn' }, { action: 'water' }]);
    const grown = runLast(level, ...takeStock({ canteen: 1 }), ['plant', 'corn'], 'water');
    expect(grown.state.items[1]).toMatchObject({
      status: 'grown',
      text: 'corn',
      made: { type: 'plant', sprite: 'corn' },
    });
  });
});
