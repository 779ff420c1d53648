import { describe, expect, test } from '@jest/globals';
import { fieldLevel, HERE, item, runLast, stockedLevel, takeStock } from '../testing/index.ts';

const CANTEEN = { canteen: 1 };
const { targetPosition } = HERE;
const thing = (type: string) => item({ action: 'water', type, position: targetPosition });
const garden = (type: string) => stockedLevel(CANTEEN, [{ action: 'water', type }], [thing(type)]);

describe('water', () => {
  test('wets the bed and uses up a canteen', () => {
    const watered = runLast(garden('bed'), ...takeStock(CANTEEN), 'water');
    expect(watered.events).toEqual([
      { type: 'spent', kind: 'canteen', amount: 1, total: 0 },
      { type: 'watered', item: 0, position: [3, 5] },
      { type: 'goalScored', goal: 0, score: 1, count: 1 },
    ]);
    expect(watered.state).toMatchObject({
      inventory: { canteen: 0 },
      goals: [1, 1],
      items: [{ status: 'watered' }, {}],
    });
  });

  test.each([
    ['tray', 'filled'],
    ['barrel', 'filled'],
    ['crop', 'grown'],
    ['corn-crop', 'grown'],
    ['tree', 'watered'],
  ])('a %s is %s afterwards', (type, status) => {
    expect(runLast(garden(type), ...takeStock(CANTEEN), 'water').state.items[0]?.status).toBe(status);
  });

  test('the goal gives the cost', () => {
    const cost = { type: 'canteen', amount: 3 };
    const tree = stockedLevel({ canteen: 3 }, [{ action: 'water', cost }], [thing('tree')]);
    expect(runLast(tree, ...takeStock({ canteen: 3 }), 'water').state.inventory).toEqual({ canteen: 0 });
    expect(runLast(tree, 'water').error).toMatchObject({
      code: 'world/water-cost',
      params: { thing: 'canteen', need: 3, have: 0 },
    });
  });

  test('without a canteen', () => {
    expect(runLast(garden('bed'), 'water').error).toMatchObject({
      code: 'world/water-cost',
      params: { thing: 'canteen', need: 1, have: 0, ahead: 'bed' },
    });
  });

  test('nothing there to water, no goal, a wet bed, or beside the mark', () => {
    const level = garden('bed');
    expect(runLast(level, 'turn_left', 'water').error?.code).toBe('world/water-position');
    expect(runLast({ ...level, items: [] }, 'water').error?.code).toBe('world/water-position');
    const table = { ...level, items: [item({ action: 'place', type: 'table', position: targetPosition })] };
    expect(runLast(table, 'water').error?.code).toBe('world/water-position');
    expect(runLast(level, ...takeStock(CANTEEN), 'water', 'water').error?.code).toBe('world/water-position');
    const beside = { ...level, start: [3, 6] as [number, number], facing: [0, -1] as [0, -1] };
    expect(runLast(beside, 'water').error?.code).toBe('world/xmark-position');
  });

  test.each([
    ['soil', null],
    ['farming', null],
    ['wilderness', null],
    ['indoor', null],
    ['cobble', 'world/water-position'],
  ])('ground of %s: %s', (source, code) => {
    const level = stockedLevel(CANTEEN, [{ action: 'water' }]);
    const data = Array.from({ length: 120 }, (_one, index) => (index === 5 * 12 + 3 ? 40 : 0));
    const layers = [{ name: 'ground_layer' as const, width: 12, height: 10, data }];
    const tilesets = [
      { source: 'soil-of-others', firstgid: 90 },
      { source, firstgid: 30 },
      { source: 'grass', firstgid: 1 },
    ];
    const watered = runLast(
      { ...level, map: { ...level.map, layers, tilesets } },
      ...takeStock(CANTEEN),
      'water',
    );
    expect(watered.error?.code ?? null).toBe(code);
  });

  test.each([
    [30, null],
    [29, 'world/water-position'],
    [0, 'world/water-position'],
  ])('tile %i, where soil has the numbers from 30: %s', (gid, code) => {
    const level = stockedLevel(CANTEEN, [{ action: 'water' }]);
    const layers = [{ name: 'ground_layer' as const, width: 12, height: 10, data: Array.from({ length: 120 }, () => gid) }];
    const tilesets = [{ source: 'grass', firstgid: 1 }, { source: 'soil', firstgid: 30 }];
    const watered = runLast({ ...level, map: { ...level.map, layers, tilesets } }, ...takeStock(CANTEEN), 'water');
    expect(watered.error?.code ?? null).toBe(code);
  }); // prettier-ignore

  test('in a creative level every bed takes water for nothing', () => {
    expect(runLast(fieldLevel({ levelGoals: [], items: [thing('bed')] }), 'water').error).toBeNull();
  });
});
