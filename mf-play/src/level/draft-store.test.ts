import { beforeEach, expect, test } from '@jest/globals';
import { codeToOpen, keepDraft, readDraft, type DraftPlace } from './draft-store.ts';

beforeEach(() => localStorage.clear());

const PLACE: DraftPlace = { learner: null, course: 'python', level: 'intro-level1' };

test('a stored draft is read again, for its own level only', () => {
  keepDraft(PLACE, { code: 'a = 1', acknowledged: false });
  expect(readDraft(PLACE)).toEqual({ code: 'a = 1', acknowledged: false });
  expect(readDraft({ ...PLACE, level: 'intro-level2' })).toBeNull();
});

test('people who share a browser do not see each other’s code', () => {
  keepDraft({ ...PLACE, learner: 'noor' }, { code: 'a = 1', acknowledged: false });
  expect(readDraft({ ...PLACE, learner: 'sami' })).toBeNull();
  expect(readDraft(PLACE)).toBeNull();
  expect(readDraft({ ...PLACE, learner: 'noor' })?.code).toBe('a = 1');
});

test('a damaged draft counts as none', () => {
  localStorage.setItem('burrow.code.python.intro-level1', '{oops');
  expect(readDraft(PLACE)).toBeNull();
});

test('code that the server does not have yet takes precedence', () => {
  expect(codeToOpen({ code: 'mine', acknowledged: false }, 'server', 'template')).toBe('mine');
});

test('code that the server has is replaced by what the server has now', () => {
  expect(codeToOpen({ code: 'old', acknowledged: true }, 'server', 'template')).toBe('server');
});

test('without any code the template opens, and an empty program is code', () => {
  expect(codeToOpen(null, null, 'template')).toBe('template');
  expect(codeToOpen(null, '', 'template')).toBe('');
});
