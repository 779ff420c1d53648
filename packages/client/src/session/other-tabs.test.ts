import { expect, test } from '@jest/globals';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';

test('a tab hears what another one announces, and nothing else', () => {
  let heard = 0;
  hearOtherTabs(() => (heard += 1));
  localStorage.clear();
  tellOtherTabs();
  expect(heard).toBe(0);
  const [key] = Object.keys(localStorage);
  dispatchEvent(new StorageEvent('storage', { key: key ?? null }));
  dispatchEvent(new StorageEvent('storage', { key: 'game_speed' }));
  expect(heard).toBe(1);
});

test('each announcement is heard', () => {
  tellOtherTabs();
  const before = JSON.stringify({ ...localStorage });
  tellOtherTabs();
  expect(JSON.stringify({ ...localStorage })).not.toBe(before);
});
