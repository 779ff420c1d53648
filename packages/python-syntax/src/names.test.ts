import { expect, test } from '@jest/globals';
import { bindingsOf } from './names.ts';
import { readCode } from './read-code.ts';

test.each([
  ['a = 1\na += 2', ['assign a']],
  ['a, (b, *c) = x', ['assign a', 'assign b', 'assign c']],
  ['plan["a"] = 1\nself.x = 2', []],
  ['for i, (a, b) in x: pass', ['for i', 'for a', 'for b']],
  ['def walk(steps, *more, key=1): pass', ['def walk', 'parameter steps', 'parameter more', 'parameter key']],
  ['class Crew: pass', ['class Crew']],
  ['from functools import wraps', ['import wraps']],
  ['x = [n for n in y]', ['for n', 'assign x']],
  ['if a == 1: pass', []],
])('%s makes %j', (source, wanted) => {
  expect(bindingsOf(readCode(source).lines).map(({ kind, name }) => `${kind} ${name}`)).toEqual(wanted);
});
