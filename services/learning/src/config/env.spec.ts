import { envExampleFaults } from '@burrow/service-kit/testing';
import { expect, test } from '@jest/globals';
import { LearningEnvSchema } from './env.ts';

test('.env.example matches the schema', () => {
  expect(envExampleFaults(LearningEnvSchema, new URL('../../.env.example', import.meta.url))).toEqual([]);
});
