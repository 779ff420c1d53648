import { expect, test } from '@jest/globals';
import { itemFrame } from './item-frame.rules.ts';

const has = (name: string): boolean =>
  ['carrot', 'gate-open', 'gate-closed', 'board', 'board-written'].includes(name);

test('an item looks like its state', () => {
  expect(itemFrame('gate', 'open', has)).toEqual({ atlas: 'objects', frame: 'gate-open' });
  expect(itemFrame('gate', 'closed', has)).toEqual({ atlas: 'objects', frame: 'gate-closed' });
  expect(itemFrame('board', 'written', has)).toEqual({ atlas: 'objects', frame: 'board-written' });
});

test('an item without a picture of its state keeps its plain one', () => {
  expect(itemFrame('carrot', 'present', has)).toEqual({ atlas: 'objects', frame: 'carrot' });
  expect(itemFrame('board', 'present', has)).toEqual({ atlas: 'objects', frame: 'board' });
});

test('a neighbour is an animal', () => {
  expect(itemFrame('frog', 'present', has)).toEqual({ atlas: 'characters', frame: 'frog/down/0' });
});

test('what is gone has no picture', () => {
  expect(itemFrame('carrot', 'gone', has)).toBeNull();
});
