import { afterEach, expect, jest, test } from '@jest/globals';
import { fetchList } from './remote-list.ts';

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
