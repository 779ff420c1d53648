import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { beforeSignOut, finishBeforeSignOut, forgetSavedDrafts } from './leaving.ts';

beforeEach(() => localStorage.clear());
const done: (() => void)[] = [];
afterEach(() => done.splice(0).forEach(take => take()));

const SAVED = JSON.stringify({ code: 'a = 1', acknowledged: true });
const UNSAVED = JSON.stringify({ code: 'a = 2', acknowledged: false });

test('code that the server has leaves the browser, of everybody; what it does not have stays, and so does all else', () => {
  localStorage.setItem('burrow.code.noor.python.intro-level1', SAVED);
  localStorage.setItem('burrow.code.python.intro-level1', SAVED);
  localStorage.setItem('burrow.code.noor.python.intro-level2', UNSAVED);
  localStorage.setItem('burrow.code.noor.python.intro-level3', '{oops');
  localStorage.setItem('burrow.speed', SAVED);
  forgetSavedDrafts();
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'burrow.code.noor.python.intro-level2',
    'burrow.code.noor.python.intro-level3',
    'burrow.speed',
  ]);
});

test('what was typed is stored before, unless that fails', async () => {
  const order: string[] = [];
  done.push(beforeSignOut(async () => void order.push('stored')));
  done.push(beforeSignOut(() => Promise.reject(new Error('offline'))));
  const taken = beforeSignOut(async () => void order.push('not any more'));
  taken();
  await finishBeforeSignOut();
  order.push('left');
  expect(order).toEqual(['stored', 'left']);
});
