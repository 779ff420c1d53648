import { MAX_CODE_LENGTH } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { codeFromFile, fileNameOf } from './file-name.rules.ts';

test.each([
  ['farm', 'farm.py'],
  ['farm.py', 'farm.py'],
  ['Farm.PY', 'Farm.PY'],
  ['  my farm  ', 'my farm.py'],
  ['a/b\\c:d', 'abcd.py'],
  ['مزرعتي', 'مزرعتي.py'],
  ['farm.txt', 'farm.txt.py'],
])('%j is saved as %j', (typed, name) => {
  expect(fileNameOf(typed)).toBe(name);
});

test.each(['', '   ', '.py', '///'])('%j is not a name', typed => {
  expect(fileNameOf(typed)).toBeNull();
});

test.each([
  ['a = 1\r\nb = 2\r', { code: 'a = 1\nb = 2\n' }],
  ['\uFEFFa = 1', { code: 'a = 1' }],
  ['a = 1\uFEFF', { code: 'a = 1\uFEFF' }],
  ['x'.repeat(MAX_CODE_LENGTH), { code: 'x'.repeat(MAX_CODE_LENGTH) }],
  ['x'.repeat(MAX_CODE_LENGTH + 1), { problem: 'too-long' }],
  [' \n\t', { problem: 'empty' }],
  ['PK\0\u0003', { problem: 'not-text' }],
  ['a\uFFFDb', { problem: 'not-text' }],
])('a file is read: case %#', (text, loaded) => {
  expect(codeFromFile(text)).toEqual(loaded);
});
