import { expect, test } from '@jest/globals';
import { withTimeout } from './with-timeout.ts';

test('a result in time is passed on, failures too', async () => {
  await expect(withTimeout(Promise.resolve('here'), 1_000, 'it')).resolves.toBe('here');
  await expect(withTimeout(Promise.reject(new Error('broken')), 1_000, 'it')).rejects.toThrow('broken');
});

test('what takes too long is given up', async () => {
  await expect(withTimeout(new Promise(() => undefined), 5, 'mf_play')).rejects.toThrow(
    'mf_play took longer than 5 ms',
  );
});
