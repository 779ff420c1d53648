import { expect, test } from '@jest/globals';
import { lastDose, pythonError, request } from '../testing/ask.ts';

/** A code and a detail as Python 3.14 reports them. */
test.each([
  ['type', 'can only concatenate str (not "int") to str', 'text-and-number'],
  ['type', "unsupported operand type(s) for +: 'int' and 'str'", 'text-and-number'],
  ['type', "'str' object cannot be interpreted as an integer", 'text-and-number'],
  ['type', "'>=' not supported between instances of 'str' and 'int'", 'compare-kinds'],
  ['type', "'int' object is not callable", 'not-callable'],
  ['type', "'generator' object is not subscriptable", 'no-places'],
  ['type', "'int' object is not iterable", 'no-row'],
  ['type', "unsupported operand type(s) for +: 'NoneType' and 'int'", 'none-value'],
  ['type', 'something new', 'type-other'],
  ['value', "invalid literal for int() with base 10: 'text'", 'number-from-text'],
  ['value', 'not enough values to unpack (expected 2, got 1)', 'value-unusable'],
  ['index', 'list index out of range', 'list-end'],
  ['zero-division', 'division by zero', 'zero-division'],
  ['import', "No module named 'numpy'", 'import-unknown'],
  ['attribute', "'NoneType' object has no attribute 'append'", 'none-value'],
  ['attribute', "'list' object has no attribute 'push_all'", 'attribute-unknown'],
  ['recursion', 'maximum recursion depth exceeded', 'recursion'],
  ['time-limit', '', 'endless'],
  ['waits-for-ever', '', 'waits'],
  ['other', 'Boom', 'error-other'],
])('python/%s %j is %s', (code, detail, kind) => {
  const name = /attribute '(\w+)'/u.exec(detail)?.[1] ?? '';
  const error = pythonError(code, 1, name === '' ? { detail } : { detail, name });
  expect(lastDose(request({ code: 'x = y', references: [], error }))).toMatchObject({ kind, line: 1 });
});

test('an exhausted generator is recognised by the text of the error', () => {
  const error = pythonError('other', 1, { detail: '' });
  const asked = request({ code: 'next(belt)', references: [], error, errorText: 'StopIteration' });
  expect(lastDose(asked).kind).toBe('used-up');
});

test('a method with a slip', () => {
  const error = pythonError('attribute', 2, {
    name: 'apend',
    detail: "'list' object has no attribute 'apend'",
  });
  expect(lastDose(request({ code: 'w = []\nw.apend(1)', references: [], error }))).toEqual({
    kind: 'attribute-near',
    line: 2,
    resultedCode: 'w = []\nw.append(1)',
  });
});

test('a key with a slip, by the keys of the level', () => {
  const level = {
    ...request({ code: '' }).level!,
    constants: [{ name: 'steps', value: { carrot: 2, corn: 3 } }],
  };
  const error = pythonError('key', 1, { key: '"carot"' });
  expect(lastDose(request({ level, code: 'x = steps["carot"]', references: [], error })).kind).toBe(
    'key-near',
  );
  const far = pythonError('key', 1, { key: '"zebra"' });
  expect(lastDose(request({ level, code: 'x = steps["zebra"]', references: [], error: far })).kind).toBe(
    'key-unknown',
  );
});
