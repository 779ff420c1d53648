import { expect, test } from '@jest/globals';
import { ownerOf } from './owned-path.rules.ts';

const area = (name: string, ...prefixes: string[]) => ({ name, prefixes });
const AREAS = [
  area('mf_play', '', 'play'),
  area('mf_account', 'profile', 'login'),
  area('mf_billing', 'profile/billing'),
];

test.each([
  ['', 'mf_play'],
  ['play', 'mf_play'],
  ['profile//billing/', 'mf_billing'],
  ['play/python/intro-level1', 'mf_play'],
  ['profile/details', 'mf_account'],
  ['profile/billing', 'mf_billing'],
])('%j belongs to %s', (path, owner) => {
  expect(ownerOf(path, AREAS)?.name).toBe(owner);
});

test.each(['playground', 'surely/not', 'log', 'nowhere'])('%j belongs to nobody', path => {
  expect(ownerOf(path, AREAS)).toBeNull();
});
