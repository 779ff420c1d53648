import { expect, test } from '@jest/globals';
import { pageEntry } from './page-entry.rules.ts';

const MANIFEST = '/remotes/mf-play/0.5.0/mf-manifest.json';
const REMOTE = { name: 'mf_play', version: '0.5.0', manifest: MANIFEST, prefixes: ['play'] };

test('a release whose files pages cannot check stays on this site', () => {
  const cdn = 'https://cdn.example.org';
  expect(pageEntry({ ...REMOTE, files: { 'integrity.json': {} } }, { elsewhere: cdn }).manifest).toBe(
    cdn + MANIFEST,
  );
  expect(pageEntry({ ...REMOTE, files: { 'main.js': {} } }, { elsewhere: cdn })).toEqual(REMOTE);
  expect(pageEntry(REMOTE, { elsewhere: cdn })).toEqual(REMOTE);
});

test('a page is told of menus in its own language, or in English', () => {
  const text = { en: 'Guide', de: 'Leitfaden' };
  const lesson = { to: 'play/{student}', order: 10 };
  const remote = { ...REMOTE, menu: [{ text, to: 'guide' }], accountMenu: [{ text, to: 'guide' }, lesson] };
  const told = (said: object) => ({
    ...REMOTE,
    menu: [{ text: said, to: 'guide' }],
    accountMenu: [{ text: said, to: 'guide' }, lesson],
  });
  expect(pageEntry(remote, { language: 'de' })).toEqual(told({ de: 'Leitfaden' }));
  expect(pageEntry(remote, { language: 'fi' })).toEqual(told({ en: 'Guide' }));
  expect(pageEntry(remote)).toEqual(remote);
});

test('the texts that a page shows first are loaded with the rest of the remote, in its language', () => {
  const remote = { ...REMOTE, preload: ['main.js'], texts: { en: ['en.js'], de: ['de.js'] } };
  const told = (language?: string) => pageEntry(remote, { language });
  expect(told('de')).toEqual({ ...REMOTE, preload: ['main.js', 'de.js'] });
  expect(told('fi')).toEqual({ ...REMOTE, preload: ['main.js'] });
  expect(told()).toEqual({ ...REMOTE, preload: ['main.js'] });
});
