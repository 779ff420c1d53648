import { expect, test } from '@jest/globals';
import { isTypedOver } from './type-over.rules.ts';

/** The cursor is at the bar. */
const isTypedOverAt = (line: string, typed: string): boolean =>
  isTypedOver(line.replace('|', ''), line.indexOf('|'), typed);

test.each([
  ['that ends a call', 'player.open(|)', ')'],
  ['that ends a call after an f-string', 'player.write(f"{len(gates)} open: {gates}"|)', ')'],
  ['of a value in an f-string', 'print(f"{len(gates|)}")', ')'],
  ['of an inner list', 'grid = [[1, 2|]]', ']'],
  ['where a plain string has a bracket more', 'print("(:"|)', ')'],
  ['where one string follows another', 'print("(" + "("|)', ')'],
  ['that begins in the line above', '    gates[0]|)', ')'],
  ['or mark that ends an f-string after a value', 'print(f"{gates}|")', '"'],
])('the bracket %s is typed over', (_which, line, typed) => {
  expect(isTypedOverAt(line, typed)).toBe(true);
});

test.each([
  ['an outer bracket waits for it', 'print(len(gates|)', ')'],
  ['an inner bracket waits for it', 'print((a + b) * (c|)', ')'],
  ['another character stands there', 'print(gates|]', ')'],
  ['another character stands there and no bracket waits', 'print(gates)|]', ')'],
  ['nothing stands there', 'print(gates|', ')'],
  ['it opens', 'print(|(', '('],
])('a bracket is inserted where %s', (_where, line, typed) => {
  expect(isTypedOverAt(line, typed)).toBe(false);
});
