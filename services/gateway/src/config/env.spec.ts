import { envExampleFaults } from '@burrow/service-kit/testing';
import { expect, test } from '@jest/globals';
import { GatewayOwnEnvSchema } from './env.ts';

test('.env.example matches the schema', () => {
  expect(envExampleFaults(GatewayOwnEnvSchema, new URL('../../.env.example', import.meta.url))).toEqual([]);
});
