import assert from 'node:assert/strict';
import { test } from 'node:test';
import { snapshot } from './jest-shared/snapshot.mjs';

test('what a file of tests adds, changes or takes away is undone before the next', () => {
  const symbol = Symbol('jest');
  const object = { kept: 1, changed: 2, gone: 3, [symbol]: 4 };
  const restore = snapshot(object);
  Object.assign(object, { changed: 20, added: 5, [symbol]: 40, [Symbol('more')]: 6 });
  delete object.gone;
  restore();
  assert.deepEqual(object, { kept: 1, changed: 2, gone: 3, [symbol]: 4 });
});

test('what was an accessor is one again', () => {
  const object = Object.defineProperty({}, 'late', { configurable: true, get: () => 1 });
  const restore = snapshot(object);
  Object.defineProperty(object, 'late', { value: 2 });
  restore();
  assert.equal(Object.getOwnPropertyDescriptor(object, 'late').value, undefined);
  assert.equal(object.late, 1);
});
