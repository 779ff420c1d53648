import { expect, test } from '@jest/globals';
import { conflictsWith } from './conflicts.rules.ts';
import { misfits } from './fits-shell.rules.ts';

const SHELL = {
  name: 'shell' as const,
  version: '0.1.0',
  provides: { react: '19.3.1', '@burrow/client': '1.2.0' },
  slots: ['drawer'],
};

test.each([
  ['an older patch of a library', { react: '^19.3.0' }, []],
  ['a minor version that the shell has', { '@burrow/client': '^1.1.0' }, []],
  [
    'a newer minor version',
    { '@burrow/client': '^1.3.0' },
    ['it needs @burrow/client ^1.3.0, and the shell has 1.2.0'],
  ],
  ['another major version', { react: '^20.0.0' }, ['it needs react ^20.0.0, and the shell has 19.3.1']],
  ['a library that is not shared', { vue: '^3.0.0' }, ['it needs vue ^3.0.0, which the shell does not have']],
])('a release that was built with %s', (_name, shared, reasons) => {
  expect(misfits({ shared, slots: ['drawer'] }, SHELL)).toEqual(reasons);
});

test('a release that fills a slot which the shell does not have', () => {
  expect(misfits({ shared: {}, slots: ['footer'] }, SHELL)).toEqual([
    'it fills the slot "footer", which the shell does not have',
  ]);
});

test('two remotes name nothing alike, but several may fill a slot', () => {
  const play = {
    name: 'mf_play',
    version: '1.0.0',
    prefixes: ['play'],
    slots: ['drawer'],
    endpoints: ['getLevel'],
  };
  const next = { ...play, version: '1.1.0' };
  const quiz = {
    name: 'mf_quiz',
    version: '2.0.0',
    prefixes: ['quiz'],
    slots: ['drawer'],
    endpoints: ['getLevel'],
  };
  expect(conflictsWith(next, [play])).toEqual([]);
  expect(conflictsWith(quiz, [play])).toEqual(['the endpoint "getLevel" belongs to mf_play 1.0.0']);
  expect(conflictsWith({ ...quiz, endpoints: [], modals: ['tip'] }, [{ ...play, modals: ['tip'] }])).toEqual([
    'the dialog "tip" belongs to mf_play 1.0.0',
  ]);
});
