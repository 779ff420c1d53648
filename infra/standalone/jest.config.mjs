import { nest } from '../../jest.preset.mjs';

export default {
  ...nest,
  testTimeout: 120_000,
  globalSetup: '@burrow/service-kit/testing/global-setup',
  globalTeardown: '@burrow/service-kit/testing/global-teardown',
};
