import type { RemoteEntry } from '@burrow/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const ENTRY: RemoteEntry = {
  name: 'mf_test',
  version: '1',
  manifest: '/remotes/mf-test/1/mf-manifest.json',
  prefixes: ['area', 'words'],
  preload: ['entry.js', 'look.css'],
  workers: ['/python/abc/worker.js'],
  workersOn: ['area'],
};

const started: string[] = [];

class StartedWorker extends EventTarget {
  constructor(url: string) {
    super();
    started.push(url);
  }
}

beforeEach(() => {
  jest.resetModules();
  started.length = 0;
  document.head.replaceChildren();
  delete window.burrowWorkers;
  delete window.burrowRemotes;
  Object.assign(window, { Worker: StartedWorker });
  jest.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ remotes: [ENTRY] }));
});

afterEach(() => {
  jest.restoreAllMocks();
});

async function startAt(path: string): Promise<void> {
  const { startEarly } = await import('./start-early.ts');
  startEarly(path);
  await new Promise(resolve => setTimeout(resolve, 0));
}

const preloads = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=preload]')].map(link => link.getAttribute('href'));

const fetched = (): string[] => jest.mocked(window.fetch).mock.calls.map(([url]) => String(url));

test('on a page of a remote its files and workers begin to load', async () => {
  await startAt('/en/area/x');
  expect(preloads()).toEqual(['/remotes/mf-test/1/mf-manifest.json']);
  expect(fetched()).toEqual([
    '/remotes.json?language=',
    `${location.origin}/remotes/mf-test/1/entry.js`,
    `${location.origin}/remotes/mf-test/1/look.css`,
  ]);
  expect(started).toEqual([`${location.origin}/python/abc/worker.js`]);
});

test('of a remote of another origin the hashes are fetched, from this site', async () => {
  const manifest = 'https://cdn.example.org/remotes/mf-test/1/mf-manifest.json';
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ remotes: [{ ...ENTRY, manifest }] }));
  await startAt('/en/area/x');
  expect(fetched()).toEqual([
    '/remotes.json?language=',
    `${location.origin}/remotes/mf-test/1/integrity.json`,
    'https://cdn.example.org/remotes/mf-test/1/entry.js',
    'https://cdn.example.org/remotes/mf-test/1/look.css',
  ]);
  expect(started).toEqual([`${location.origin}/python/abc/worker.js`]);
});

test('on a page that needs no worker none is started', async () => {
  await startAt('/en/words/x');
  expect(preloads()).toEqual(['/remotes/mf-test/1/mf-manifest.json']);
  expect(started).toEqual([]);
});

test('the worker waits for the remote, once, and is forgotten when its script fails', async () => {
  await startAt('/en/area');
  const url = `${location.origin}/python/abc/worker.js`;
  const { takeEarlyWorker } = await import('@burrow/client');
  const worker = takeEarlyWorker(url);
  expect(worker).toBeInstanceOf(StartedWorker);
  expect(takeEarlyWorker(url)).toBeUndefined();
  window.burrowWorkers?.set(url, worker as Worker);
  worker?.dispatchEvent(new Event('error'));
  expect(takeEarlyWorker(url)).toBeUndefined();
});

test('elsewhere nothing does', async () => {
  await startAt('/en/tos');
  expect(preloads()).toEqual([]);
  expect(fetched()).toEqual(['/remotes.json?language=']);
  expect(started).toEqual([]);
});
