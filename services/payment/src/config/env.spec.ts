import { envExampleFaults } from '@burrow/service-kit/testing';
import { expect, test } from '@jest/globals';
import { isStandInKey, isTestKey, PaymentEnvSchema, PaymentSettingsSchema } from './env.ts';

test('.env.example fits the schema', () => {
  expect(envExampleFaults(PaymentEnvSchema, new URL('../../.env.example', import.meta.url))).toEqual([]);
});

test('the stand-in is asked unless a key of Paddle is given, and only a live key takes money', () => {
  const { PADDLE_API_KEY } = PaymentSettingsSchema.parse({});
  const kinds = [PADDLE_API_KEY, 'pdl_sdbx_apikey_1', 'pdl_live_apikey_1'].map(key => [isStandInKey(key), isTestKey(key)]); // prettier-ignore
  expect(kinds).toEqual([[true, true], [false, true], [false, false]]); // prettier-ignore
  expect(PaymentSettingsSchema.safeParse({ PADDLE_API_KEY: 'something' }).success).toBe(false);
});
