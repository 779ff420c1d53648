import { expect, test } from '@jest/globals';
import path from 'node:path';
import { mountOf, parseMounts } from './mounts.rules.ts';

test('the longest prefix comes first, and folders are absolute', () => {
  expect(parseMounts('/=shell/dist, /remotes/mf-play.v2_0/=/srv/play,/remotes/=/srv/a=b')).toEqual([
    { prefix: '/remotes/mf-play.v2_0/', folder: '/srv/play' },
    { prefix: '/remotes/', folder: '/srv/a=b' },
    { prefix: '/', folder: path.resolve('shell/dist') },
  ]);
});

test.each(['', '/', '/=', 'remotes/=/srv', '/remotes=/srv', '//=/srv', '/a b/=/srv', 'x/a/=/srv', '/=/srv,'])(
  '%j is malformed',
  text => expect(parseMounts(text)).toBeUndefined(),
);

test('a path belongs to the most specific mount above it', () => {
  const mounts = parseMounts('/=/srv/shell,/play/=/srv/play') ?? [];
  const folderOf = (pathname: string) => mountOf(mounts, pathname)?.folder;
  expect(['/play/main.js', '/playground', '/'].map(folderOf)).toEqual([
    '/srv/play',
    '/srv/shell',
    '/srv/shell',
  ]);
  expect(mountOf([], '/')).toBeUndefined();
});
