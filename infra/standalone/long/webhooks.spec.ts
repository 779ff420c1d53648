import { expect, test } from '@jest/globals';
import { endureWebhooks } from '../test/endure-webhooks.ts';

test('ten thousand webhooks of sixty families end as the ordered ones do', async () => {
  const { computed, expected, believed } = await endureWebhooks({ families: 60, webhooks: 10_000, kills: 8 });
  expect(computed).toEqual(expected);
  expect(believed).toEqual([]);
});
