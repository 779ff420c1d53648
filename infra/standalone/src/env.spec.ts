import { envExampleFaults } from '@burrow/service-kit/testing';
import { expect, test } from '@jest/globals';
import { StandaloneOwnEnvSchema } from './env.ts';

test('.env.example matches the schema', () => {
  expect(envExampleFaults(StandaloneOwnEnvSchema, new URL('../.env.example', import.meta.url))).toEqual([]);
});
