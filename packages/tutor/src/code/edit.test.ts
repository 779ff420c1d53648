import { expect, test } from '@jest/globals';
import { applyEdit } from './edit.ts';

const CODE = 'a\nb\nc';

test.each([
  ['a line more', { kind: 'add', line: 2, text: 'x' } as const, 'a\nx\nb\nc'],
  ['one at the end', { kind: 'add', line: 4, text: 'x' } as const, 'a\nb\nc\nx'],
  ['another line', { kind: 'modify', line: 2, through: 2, text: 'x' } as const, 'a\nx\nc'],
  ['one for two', { kind: 'modify', line: 1, through: 2, text: 'x' } as const, 'x\nc'],
  ['a line less', { kind: 'remove', line: 3, through: 3 } as const, 'a\nb'],
])('%s', (_name, edit, wanted) => {
  expect(applyEdit(CODE, edit)).toBe(wanted);
});

test('lines are indented with a new block, and dedented again', () => {
  const into = applyEdit(CODE, {
    kind: 'add',
    line: 1,
    text: 'for i in x:',
    shift: { from: 1, to: 2, by: 4 },
  });
  expect(into).toBe('for i in x:\n    a\n    b\nc');
  expect(applyEdit(into, { kind: 'remove', line: 1, through: 1, shift: { from: 2, to: 3, by: -4 } })).toBe(
    CODE,
  );
});
