import { envExampleFaults } from '@burrow/service-kit/testing';
import { expect, test } from '@jest/globals';
import { OrganizationEnvSchema } from './env.ts';

test('.env.example fits the schema', () => {
  expect(envExampleFaults(OrganizationEnvSchema, new URL('../../.env.example', import.meta.url))).toEqual([]);
});
