import { expect, test } from '@jest/globals';
import { thrownBy } from './thrown-by.rules.ts';

const PLAY = { name: 'mf_play', manifest: '/remotes/mf-play/0.6.0/mf-manifest.json' };
const QUIZ = { name: 'mf_quiz', manifest: 'https://cdn.example.org/remotes/mf-quiz/1.0.0/mf-manifest.json' };
const DEVELOPED = { name: 'mf_dev', manifest: 'http://127.0.0.1:8170/mf-manifest.json' };
const REMOTES = [DEVELOPED, PLAY, QUIZ];

const thrown = (frames: readonly string[], message = 'x is undefined', name = 'TypeError'): Error =>
  Object.assign(new Error(message), {
    name,
    stack: [`${name}: ${message}`, ...frames.map(frame => `    at run (${frame}:1:2345)`)].join('\n'),
  });
const SITE = 'https://burrow.example';
const [REACT, OF_PLAY, OF_QUIZ, OLDER, EXTENSION] = [
  `${SITE}/bootstrap/shell.0123abcd.js`,
  `${SITE}/remotes/mf-play/0.6.0/level.0123abcd.js`,
  'https://cdn.example.org/remotes/mf-quiz/1.0.0/main.0123abcd.js',
  `${SITE}/remotes/mf-play/0.5.0/level.0123abcd.js`,
  'chrome-extension://abcdef/content.js',
];

test.each([
  ['in a handler of a remote', thrown([OF_PLAY, REACT]), 'mf_play'],
  ['in a library that a remote called', thrown([REACT, OF_QUIZ, OF_PLAY]), 'mf_quiz'],
  ['from this site in place of another origin', thrown([OF_QUIZ.replace(/https:..[^/]+/, SITE)]), 'mf_quiz'],
  ['in the shell', thrown([REACT]), null],
  ['in another version', thrown([OLDER]), null],
  ['by an extension that calls a remote', thrown([EXTENSION, OF_PLAY]), null],
  ['since somebody left the page', thrown([OF_PLAY], 'aborted', 'AbortError'), null],
  ['since the connection is lost', thrown([OF_PLAY], 'Failed to fetch'), null],
  ['which is what a call was refused with', { status: 403, code: 'auth/forbidden' }, null],
  ['without a word', undefined, null],
])('what is thrown %s', (_where, error, name) => {
  expect(thrownBy(REMOTES, error)?.name ?? null).toBe(name);
});

test('what has no stack is known by the file of the event', () => {
  expect(thrownBy(REMOTES, null, OF_PLAY)?.name).toBe('mf_play');
  expect(thrownBy(REMOTES, null, `${SITE}/en/play`)).toBeNull();
});
