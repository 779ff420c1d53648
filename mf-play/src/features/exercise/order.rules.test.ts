import { expect, test } from '@jest/globals';
import { canOrder } from './order.rules.ts';

test.each([
  ['# Order.\n', true],
  ['# Order.\nb()\n    a()\n', true],
  ['a()\na()\n', false],
  ['c()\n', false],
])('%j can be put in order: %s', (code, can) => expect(canOrder(code, ['a()', '    b()'])).toBe(can));
