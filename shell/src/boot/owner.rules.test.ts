import type { RemoteEntry } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { ownerOf } from './owner.rules.ts';

const remote = (name: string, ...prefixes: string[]): RemoteEntry => ({
  name,
  version: '1',
  manifest: '/m.json',
  prefixes,
});
const REMOTES = [
  remote('mf_play', '', 'play'),
  remote('mf_account', 'profile', 'login'),
  remote('mf_billing', 'profile/billing'),
];

test.each([
  ['', 'mf_play'],
  ['play', 'mf_play'],
  ['play/python/intro-level1', 'mf_play'],
  ['profile/details', 'mf_account'],
  ['profile/billing', 'mf_billing'],
])('%j belongs to %s', (path, owner) => {
  expect(ownerOf(path, REMOTES)?.name).toBe(owner);
});

test.each(['playground', 'surely/not', 'log'])('%j belongs to nobody', path => {
  expect(ownerOf(path, REMOTES)).toBeNull();
});
