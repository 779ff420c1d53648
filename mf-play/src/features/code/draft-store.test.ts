import { beforeEach, expect, test } from '@jest/globals';
import { codeToOpen, keepDraft, readDraft } from './draft-store.ts';

beforeEach(() => localStorage.clear());

test('a kept draft is read again, for its own level only', () => {
  keepDraft('python', 'intro-level1', { code: 'a = 1', acknowledged: false });
  expect(readDraft('python', 'intro-level1')).toEqual({ code: 'a = 1', acknowledged: false });
  expect(readDraft('python', 'intro-level2')).toBeNull();
});

test('a damaged draft counts as none', () => {
  localStorage.setItem('burrow.code.python.intro-level1', '{oops');
  expect(readDraft('python', 'intro-level1')).toBeNull();
});

test('code that the server does not have yet wins', () => {
  expect(codeToOpen({ code: 'mine', acknowledged: false }, 'server', 'template')).toBe('mine');
});

test('code that the server has gives way to what the server has now', () => {
  expect(codeToOpen({ code: 'old', acknowledged: true }, 'server', 'template')).toBe('server');
});

test('without any code the template opens, and an empty program is code', () => {
  expect(codeToOpen(null, null, 'template')).toBe('template');
  expect(codeToOpen(null, '', 'template')).toBe('');
});
