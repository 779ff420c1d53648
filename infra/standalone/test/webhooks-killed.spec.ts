import { expect, test } from '@jest/globals';
import { endureWebhooks } from './endure-webhooks.ts';

test('webhooks in any order, repeated, forged, and a process killed in the middle of them end as the ordered ones do', async () => {
  const { computed, expected, believed } = await endureWebhooks({ families: 4, webhooks: 400, kills: 2 });
  expect(computed).toEqual(expected);
  expect(believed).toEqual([]);
});
