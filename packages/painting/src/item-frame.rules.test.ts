import { expect, test } from '@jest/globals';
import type { ItemStatus } from '@burrow/world';
import { itemFrame } from './item-frame.rules.ts';

const has = (name: string): boolean =>
  ['carrot', 'gate-open', 'gate-closed', 'board', 'board-written', 'tray-filled', 'tray-egg'].includes(name);
const stands = (status: ItemStatus, text: string | null = null) => ({ status, text });

test('an item looks like its state', () => {
  expect(itemFrame('gate', stands('open'), has)).toEqual({ atlas: 'objects', frame: 'gate-open' });
  expect(itemFrame('gate', stands('closed'), has)).toEqual({ atlas: 'objects', frame: 'gate-closed' });
  expect(itemFrame('board', stands('written'), has)).toEqual({ atlas: 'objects', frame: 'board-written' });
});

test('a tray shows what lies on it if there is a picture of that', () => {
  expect(itemFrame('tray', stands('filled', 'egg'), has)?.frame).toBe('tray-egg');
  expect(itemFrame('tray', stands('filled', 'cake'), has)?.frame).toBe('tray-filled');
});

test('an item without a picture of its state keeps its plain one', () => {
  expect(itemFrame('carrot', stands('present'), has)).toEqual({ atlas: 'objects', frame: 'carrot' });
  expect(itemFrame('board', stands('present'), has)).toEqual({ atlas: 'objects', frame: 'board' });
});

test('a neighbour is an animal', () => {
  expect(itemFrame('frog', stands('present'), has)).toEqual({ atlas: 'characters', frame: 'frog/down/0' });
});

test('what is gone has no picture', () => {
  expect(itemFrame('carrot', stands('gone'), has)).toBeNull();
});
