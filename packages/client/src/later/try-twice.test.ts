import { expect, jest, test } from '@jest/globals';
import { tryTwice } from './try-twice.ts';

test('a file that fails once is loaded at the second attempt, and one that fails twice has failed', async () => {
  const once = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('here');
  expect(await tryTwice(once)).toBe('here');
  const never = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  await expect(tryTwice(never)).rejects.toThrow('gone');
  expect(never).toHaveBeenCalledTimes(2);
});
