import { expect, test } from '@jest/globals';
import { pageEntry } from './page-entry.rules.ts';

const MANIFEST = '/remotes/mf-play/0.5.0/mf-manifest.json';
const REMOTE = { name: 'mf_play', version: '0.5.0', manifest: MANIFEST, prefixes: ['play'] };

test('a release whose files pages cannot check stays on this site', () => {
  const cdn = 'https://cdn.example.org';
  expect(pageEntry({ ...REMOTE, files: { 'integrity.json': {} } }, cdn).manifest).toBe(cdn + MANIFEST);
  expect(pageEntry({ ...REMOTE, files: { 'main.js': {} } }, cdn)).toEqual(REMOTE);
  expect(pageEntry(REMOTE, cdn)).toEqual(REMOTE);
});
