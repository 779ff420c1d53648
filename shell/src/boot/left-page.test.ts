import { beforeEach, expect, test } from '@jest/globals';
import { renewLeftPages } from './left-page.ts';

const leave = (): void => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = (persisted = true): void =>
  void dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const logIn = (): void => void (document.cookie = 'has_session=1');
const signOut = (): void => void (document.cookie = 'has_session=; max-age=0');
const nothing = (): void => undefined;

beforeEach(() => {
  document.documentElement.hidden = false;
});

test.each<[string, () => void, () => void, () => void, number]>([
  ['logged out before it was left', logIn, signOut, nothing, 1],
  ['logged out on the way', logIn, nothing, signOut, 1],
  ['logged in on this page', signOut, logIn, signOut, 1],
  ['logged in on the way', signOut, nothing, logIn, 1],
  ['logged in all the time, who knows who', logIn, nothing, nothing, 1],
  ['a visitor all the time', signOut, nothing, nothing, 0],
])('Back to a kept page: %s', (_who, first, here, elsewhere, times) => {
  first();
  let reloads = 0;
  renewLeftPages(() => (reloads += 1));
  here();
  leave();
  elsewhere();
  comeBack();
  expect(reloads).toBe(times);
  expect(times === 0 || document.documentElement.hidden).toBe(true);
});

test('a page that is loaded like any other stays', () => {
  logIn();
  let reloads = 0;
  renewLeftPages(() => (reloads += 1));
  comeBack(false);
  expect(reloads).toBe(0);
});
