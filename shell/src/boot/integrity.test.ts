import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sourceOf } from './elsewhere.ts';
import { integrityOf, integrityPlugin, readIntegrity } from './integrity.ts';

const CDN = 'https://cdn.example.org/remotes/mf-test/1.0.0';
const HASH = `sha384-${'b'.repeat(64)}`;

const fetched = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ 'main.js': HASH, 'mf-manifest.json': HASH }));
});
afterEach(() => {
  delete window.burrowIntegrity;
  delete window.burrowSource;
});

test('a remote of this site needs no hashes', async () => {
  await readIntegrity('/remotes/mf-test/1.0.0/mf-manifest.json');
  expect(fetched).not.toHaveBeenCalled();
  expect(integrityOf('/remotes/mf-test/1.0.0/main.js')).toBe('');
});

test('what comes from elsewhere has the hash that this site knows, and what it does not know cannot run', async () => {
  await readIntegrity(`${CDN}/mf-manifest.json`);
  expect(fetched).toHaveBeenCalledWith('/remotes/mf-test/1.0.0/integrity.json', {
    credentials: 'same-origin',
  });
  expect(integrityOf(`${CDN}/main.js`)).toBe(HASH);
  expect(integrityOf(`${CDN}/other.js`)).toBe(`sha384-${'A'.repeat(64)}`);
});

test('without the hashes nothing is loaded', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 404 }));
  await expect(readIntegrity(`${CDN}/mf-manifest.json`)).rejects.toThrow('integrity.json answered 404');
});

test('the federation demands them of entries and manifests, and manifests are fetched anew if the cache has others', async () => {
  await readIntegrity(`${CDN}/mf-manifest.json`);
  const { createScript, fetch } = integrityPlugin();
  const attrs = {};
  createScript?.({ url: `${CDN}/main.js`, attrs });
  expect(attrs).toEqual({ integrity: HASH, crossorigin: 'anonymous' });
  fetched.mockReset();
  fetched.mockRejectedValueOnce(new TypeError('integrity')).mockResolvedValueOnce(Response.json({}));
  await fetch?.(`${CDN}/mf-manifest.json`, {});
  expect(fetched.mock.calls).toEqual([
    [`${CDN}/mf-manifest.json`, { integrity: HASH, signal: expect.any(AbortSignal) }],
    [`${CDN}/mf-manifest.json`, { integrity: HASH, signal: expect.any(AbortSignal), cache: 'reload' }],
  ]);
});

test('what did not come from elsewhere is asked of this site, with what comes after it', async () => {
  const other = 'https://blocked.example.org/remotes/mf-test/1.0.0';
  await readIntegrity(`${other}/mf-manifest.json`);
  const { fetch } = integrityPlugin();
  expect(window.burrowSource?.(`${other}/main.js`)).toBe(`${other}/main.js`);
  fetched.mockReset();
  fetched.mockRejectedValue(new TypeError('blocked'));
  await expect(fetch?.(`${other}/mf-manifest.json`, {})).rejects.toThrow('blocked');
  const here = `${location.origin}/remotes/mf-test/1.0.0/main.js`;
  expect(window.burrowSource?.(`${other}/main.js`)).toBe(here);
  expect(integrityOf(here)).toBe('');
  expect(sourceOf('https://third.example.org/remotes/a.js')).toBe('https://third.example.org/remotes/a.js');
});

test('a file that was refused is fetched anew for the next page, and what is left is asked of this site', async () => {
  integrityPlugin();
  const script = Object.assign(document.createElement('script'), { integrity: HASH });
  document.head.append(script);
  script.setAttribute('src', `${CDN}/main.js`);
  script.dispatchEvent(new Event('error'));
  expect(fetched).toHaveBeenCalledWith(`${CDN}/main.js`, { cache: 'reload', credentials: 'same-origin' });
  expect(sourceOf(`${CDN}/other.js`)).toBe(`${location.origin}/remotes/mf-test/1.0.0/other.js`);
});
