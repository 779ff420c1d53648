import { expect, test } from '@jest/globals';
import { hasDocumentIsolationPolicy, isGamePath, needsDocumentLoad } from './isolation.rules.ts';

test('the index, play, challenges and quizzes are the game', () => {
  expect(['', 'play/python/x', 'challenges', 'challenge/y', 'quiz/python/1'].map(isGamePath)).toEqual(
    Array(5).fill(true),
  );
  expect(['tos', 'login', 'purchase', 'playground'].map(isGamePath)).toEqual(Array(4).fill(false));
});

test('only crossing the line loads a new document', () => {
  expect(needsDocumentLoad('play/python/x', 'tos', false)).toBe(true);
  expect(needsDocumentLoad('tos', '', false)).toBe(true);
  expect(needsDocumentLoad('tos', 'privacy', false)).toBe(false);
  expect(needsDocumentLoad('', 'play/python/x', false)).toBe(false);
});

test('a browser that isolates every document never needs one', () => {
  expect(needsDocumentLoad('play/python/x', 'tos', true)).toBe(false);
});

test('Chromium isolates every document from version 137', () => {
  expect(hasDocumentIsolationPolicy('Mozilla/5.0 Chrome/136.0.0.0 Safari/537.36')).toBe(false);
  expect(hasDocumentIsolationPolicy('Mozilla/5.0 Chrome/137.0.0.0 Safari/537.36')).toBe(true);
  expect(hasDocumentIsolationPolicy('Mozilla/5.0 Gecko/20100101 Firefox/150.0')).toBe(false);
});
