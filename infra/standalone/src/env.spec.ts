import { envExampleFaults } from '@burrow/service-kit/testing';
import { expect, test } from '@jest/globals';
import { StandaloneEnvSchema } from './env.ts';

test('.env.example fits the schema', () => {
  expect(envExampleFaults(StandaloneEnvSchema, new URL('../.env.example', import.meta.url))).toEqual([]);
});
