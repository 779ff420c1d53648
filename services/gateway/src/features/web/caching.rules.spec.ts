import { expect, test } from '@jest/globals';
import { cacheControlOf } from './caching.rules.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

test.each([
  ['/main.1a2b3c4d.js', IMMUTABLE],
  ['/fonts/inter-0123456789abcdef.woff2', IMMUTABLE],
  ['/python/9f8e7d/worker.js', IMMUTABLE],
  ['/python/9f8e7d/pyodide.asm.wasm', IMMUTABLE],
  ['/remotes/mf-play/0.1.0/remoteEntry.js', IMMUTABLE],
  ['/remotes/mf-play/0.1.0/mf-manifest.json', 'no-cache'],
  ['/remotes/mf-play/release.json', 'no-cache'],
  ['/remotes.json', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/favicon.ico', 'public, max-age=3600'],
])('%s', (pathname, expected) => {
  expect(cacheControlOf(pathname)).toBe(expected);
});
