import { expect, test } from '@jest/globals';
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

test('every reason is told, of libraries first', () => {
  expect(
    misfits({ shared: { vue: '^3.0.0', react: '^19.3.1' }, slots: ['drawer', 'footer'] }, SHELL),
  ).toEqual([
    'it needs vue ^3.0.0, which the shell does not have',
    'it fills the slot "footer", which the shell does not have',
  ]);
});

test('a release that shares and fills nothing fits everywhere', () => {
  expect(misfits({ shared: {} }, SHELL)).toEqual([]);
});
