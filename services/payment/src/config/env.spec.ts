import { envExampleFaults } from '@burrow/service-kit/testing';
import { expect, test } from '@jest/globals';
import {
  isBuyingOff,
  isStandInKey,
  isTesters,
  isTestKey,
  PaymentEnvSchema,
  PaymentSettingsSchema,
  webhookSecretsOf,
} from './env.ts';

test('.env.example fits the schema', () => {
  expect(envExampleFaults(PaymentEnvSchema, new URL('../../.env.example', import.meta.url))).toEqual([]);
});

test('the stand-in is asked unless a key of Paddle is given, and only a live key takes money', () => {
  const { PADDLE_API_KEY } = PaymentSettingsSchema.parse({});
  const kinds = [PADDLE_API_KEY, 'pdl_sdbx_apikey_1', 'pdl_live_apikey_1'].map(key => [
    isStandInKey(key),
    isTestKey(key),
  ]);
  expect(kinds).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  expect(PaymentSettingsSchema.safeParse({ PADDLE_API_KEY: 'something' }).success).toBe(false);
});

test('buying is off where the stand-in is on the server, and its page would be asked for on the buyer’s own machine', () => {
  const isOff = (more: object): boolean => isBuyingOff(PaymentSettingsSchema.parse(more));
  expect(isOff({})).toBe(false);
  expect(isOff({ PUBLIC_URL: 'http://localhost:8080' })).toBe(false);
  expect(isOff({ PUBLIC_URL: 'https://burrow.example' })).toBe(true);
  expect(isOff({ PUBLIC_URL: 'https://burrow.example', PADDLE_URL: 'http://127.0.0.1:4000' })).toBe(true);
  expect(isOff({ PUBLIC_URL: 'https://burrow.example', PADDLE_URL: 'https://paddle.burrow.example' })).toBe(
    false,
  );
  expect(isOff({ PUBLIC_URL: 'https://burrow.example', PADDLE_API_KEY: 'pdl_live_apikey_1' })).toBe(false);
});

test('time is set ahead only by a tester, who is alone with the platform and the stand-in on this machine', () => {
  const may = (more: object): boolean => isTesters(PaymentSettingsSchema.parse(more));
  expect(may({})).toBe(true);
  expect(may({ HOST: '::1', PUBLIC_URL: 'http://localhost:8080' })).toBe(true);
  expect(may({ HOST: '0.0.0.0' })).toBe(false);
  expect(may({ HOST: '::' })).toBe(false);
  expect(may({ HOST: '192.168.0.2' })).toBe(false);
  expect(may({ PUBLIC_URL: 'https://burrow.example' })).toBe(false);
  expect(may({ PADDLE_URL: 'https://paddle.burrow.example' })).toBe(false);
  expect(may({ PADDLE_API_KEY: 'pdl_sdbx_apikey_1' })).toBe(false);
  expect(may({ PADDLE_API_KEY: 'pdl_live_apikey_1' })).toBe(false);
});

test('events may be signed with one secret or two', () => {
  const [one, other] = ['pdl_ntfset_0123456789', 'pdl_ntfset_9876543210'];
  expect(webhookSecretsOf({})).toEqual([]);
  expect(webhookSecretsOf({ PADDLE_WEBHOOK_SECRET: `${one}, ${other}` })).toEqual([one, other]);
  expect(PaymentSettingsSchema.safeParse({ PADDLE_WEBHOOK_SECRET: `${one},short` }).success).toBe(false);
});
