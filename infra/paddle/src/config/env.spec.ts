import { envExampleFaults } from '@burrow/service-kit/testing';
import { expect, test } from '@jest/globals';
import { PaddleEnvSchema } from './env.ts';

test('.env.example fits the schema', () => {
  expect(envExampleFaults(PaddleEnvSchema, new URL('../../.env.example', import.meta.url))).toEqual([]);
});

test.each(['pdl_live_apikey_01h', 'pdl_sdbx_apikey_01h'])('it does not start where %s is set', key => {
  expect(PaddleEnvSchema.safeParse({ PADDLE_API_KEY: key }).success).toBe(false);
});
