import { afterEach, expect, test } from '@jest/globals';
import { renewLeftPages } from './left-page.ts';

let reloads = 0;
renewLeftPages(() => (reloads += 1));

const leave = (): void => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = (persisted = true): void =>
  void dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const signIn = (): void => void (document.cookie = 'has_session=1');
const signOut = (): void => void (document.cookie = 'has_session=; max-age=0');

afterEach(() => {
  signOut();
  leave();
  reloads = 0;
  document.documentElement.hidden = false;
});

test.each<[string, () => void, () => void, number]>([
  ['signed out on the way', signIn, signOut, 1],
  ['signed in on the way', signOut, signIn, 1],
  ['signed in before and after, who knows who', signIn, () => undefined, 1],
  ['a visitor before and after', signOut, () => undefined, 0],
])('Back to a kept page: %s', (_who, before, between, times) => {
  before();
  leave();
  between();
  comeBack();
  expect([reloads, document.documentElement.hidden]).toEqual([times, times === 1]);
});

test('a page that is loaded as any other stays', () => {
  signIn();
  comeBack(false);
  expect(reloads).toBe(0);
});
