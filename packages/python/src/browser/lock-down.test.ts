import { expect, test } from '@jest/globals';
import { lockDown } from './lock-down.ts';

test('removes what the scope and its prototypes offer, even if it cannot be deleted', () => {
  class Scope {
    navigator = Object.create({ storage: {}, language: 'en' }) as Navigator;
    fetch = (): void => undefined;
    get indexedDB(): object {
      return {};
    }
  }
  const scope = new Scope();
  Object.defineProperty(Object.getPrototypeOf(scope), 'caches', { get: () => ({}), configurable: false });
  lockDown(scope as unknown as typeof globalThis);
  expect([scope.fetch, scope.indexedDB, (scope as unknown as { caches: unknown }).caches]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([scope.navigator.storage, scope.navigator.language]).toEqual([undefined, 'en']);
});
