import { expect, test } from '@jest/globals';
import { readSnippet } from './editor-handle.ts';
import { codeKeys } from './key-row.rules.ts';

test('the row has signs, and the commands of the level', () => {
  expect(codeKeys(['move_forward', 'open']).map(({ label }) => label)).toEqual([
    '( )', '" "', '[ ]', ':', '=', 'move_forward()', 'open()',
  ]); // prettier-ignore
});

test('a command with an argument leaves the cursor in its brackets; another ends its line', () => {
  const [forward, open] = codeKeys(['move_forward', 'open']).slice(-2);
  expect(forward?.snippet).toBe('player.move_forward(|)');
  expect(open?.snippet).toBe('player.open()\n');
});

test.each([
  ['(|)', '()', 1],
  ['player.move_forward(|)', 'player.move_forward()', 1],
  [':', ':', 0],
])('%j is inserted as %j, with the cursor %i back', (snippet, text, back) => {
  expect(readSnippet(snippet)).toEqual({ text, back });
});
