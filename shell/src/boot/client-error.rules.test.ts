import { expect, test } from '@jest/globals';
import { browserKind, loadErrorOf } from './client-error.rules.ts';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'chromium',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'firefox'],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'safari',
  ],
  ['Mozilla/5.0 (X11; Ubuntu) Ubuntu Chromium/142.0 Safari/537.36', 'chromium'],
  ['Mozilla/5.0 (Linux; Android 4.4) AppleWebKit/537.36 Safari/537.36', 'other'],
  ['Mozilla/5.0 (unknown)', 'other'],
])('%s is %s', (userAgent, kind) => {
  expect(browserKind(userAgent)).toBe(kind);
});

test('a library that does not fit is told from a file that is not there', () => {
  const words =
    '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mf_play which needs ^20.0.0)';
  expect([
    loadErrorOf(new Error(words)),
    loadErrorOf(new Error('404')),
    loadErrorOf('?'),
    loadErrorOf({ message: words }),
  ]).toEqual(['incompatible', 'load', 'load', 'load']);
});
