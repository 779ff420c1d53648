import type { RemoteEntry } from '@burrow/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchList, listedNow, readRemoteList } from './remote-list.ts';

const entry = (version: string): RemoteEntry => ({
  name: 'mf_test',
  version,
  manifest: `/remotes/mf-test/${version}/mf-manifest.json`,
  prefixes: ['area'],
});

beforeEach(() => {
  delete window.burrowRemotes;
  document.head.replaceChildren();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a server that never answers counts as one that cannot be reached', async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  const [asked] = await Promise.all([
    fetchList(3_000).catch((error: Error) => error.message),
    jest.advanceTimersByTimeAsync(3_000),
  ]);
  expect(asked).toBe('remotes.json took longer than 3000 ms');
});

/** As the gateway sends a document in which version 1 is listed, while the server lists version 2. */
function openDocument(how: 'navigate' | 'back_forward'): jest.SpiedFunction<typeof fetch> {
  const block = document.createElement('script');
  Object.assign(block, { id: 'burrow-remotes', type: 'application/json' });
  block.textContent = JSON.stringify({ remotes: [entry('1')] });
  document.head.append(block);
  Object.assign(performance, { getEntriesByType: () => [{ type: how }] });
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ remotes: [entry('2')] }));
}

const versions = async (): Promise<string[]> =>
  (await readRemoteList()).remotes.map(({ version }) => version);

test('the list that came with the document is read without asking the server', async () => {
  const asked = openDocument('navigate');
  expect(await versions()).toEqual(['1']);
  expect(asked).not.toHaveBeenCalled();
});

test('a document from the history may be old: the server is asked', async () => {
  openDocument('back_forward');
  expect(await versions()).toEqual(['2']);
});

test('a remote that does not load is looked up at the server, once, and everything else after it', async () => {
  const asked = openDocument('navigate');
  await versions();
  expect(await listedNow(entry('1'))).toEqual(entry('2'));
  expect(await listedNow(entry('1'))).toEqual(entry('2'));
  expect(await versions()).toEqual(['2']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what the server does not list, or cannot be asked about, is loaded as it was listed', async () => {
  const asked = openDocument('navigate');
  expect(await listedNow({ ...entry('1'), name: 'mf_other' })).toEqual({ ...entry('1'), name: 'mf_other' });
  delete window.burrowRemotes;
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await listedNow(entry('1'))).toEqual(entry('1'));
});
