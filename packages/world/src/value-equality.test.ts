import { expect, test } from '@jest/globals';
import type { PyValue } from '@burrow/contracts';
import { samePyValue } from './value-equality.ts';

const BARN: PyValue = { pigs: [1, 2], open: true };

test.each<[PyValue, PyValue, boolean]>([
  [1, 1, true],
  [true, 1, false],
  ['5', 5, false],
  [null, false, false],
  [{ $float: 4 }, 4, false],
  [{ $float: 4 }, { $float: 4 }, true],
  [[1, 2], [1, 2], true],
  [[1, 2], [1, 3], false],
  [[1, 2], [3, 2], false],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{}, [], false],
  [{ $tuple: [1] }, [1], false],
  [{ $tuple: [1] }, { $tuple: [1] }, true],
  [BARN, { open: true, pigs: [1, 2] }, true],
  [BARN, { pigs: [1, 2], open: false }, false],
  [BARN, { pigs: [1], open: true }, false],
  [BARN, { pigs: [1, 2] }, false],
  [BARN, { pigs: [1, 2], shut: true }, false],
  [BARN, 'barn', false],
  ['barn', BARN, false],
  [[1], 1, false],
  [1, [1], false],
  [[], '', false],
  ['', [], false],
  [{ length: 0 }, [], false],
  [[], { length: 0 }, false],
  [{ pigs: 1 }, { pigs: 1, hens: 2 }, false],
  [{}, 3, false],
  [3, {}, false],
  [{ $other: 'set' }, { $other: 'set' }, false],
])('%j and %j are the same: %s', (left, right, same) => {
  expect(samePyValue(left, right)).toBe(same);
});
