import type { WorldEvent } from '@burrow/world';
import { expect, test } from '@jest/globals';
import { ownDelay } from './delays.rules.ts';

const at: { item: number; position: [number, number] } = { item: 0, position: [0, 0] };
const collected = (kind: string): WorldEvent => ({ ...at, type: 'collected', kind, amount: 1, total: 1 });

test.each<[WorldEvent, string, number | null]>([
  [{ ...at, type: 'built', structure: 'bridge' }, 'bridge', 500],
  [{ ...at, type: 'built', structure: 'grain stack' }, 'grain stack', 2_000],
  [{ ...at, type: 'watered' }, 'bed', 3_000],
  [collected('water'), 'well', 2_500],
  [collected('canteen'), 'well', 2_500],
  [collected('carrot'), 'carrot', null],
  [{ ...at, type: 'opened' }, 'chest', 1_500],
  [{ ...at, type: 'opened' }, 'gate', null],
  [{ ...at, type: 'closed' }, 'chest', null],
])('%j of a %s takes %s ms', (event, thing, delay) => {
  expect(ownDelay(event, thing)).toBe(delay);
});
