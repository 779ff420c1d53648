import { nest } from '../../jest.preset.mjs';

export default {
  ...nest,
  testTimeout: 120_000,
  // These tests start processes and mostly wait for them.
  maxWorkers: 2,
  // A test that fails may leave processes behind, which must not keep the others waiting.
  forceExit: true,
  globalSetup: '@burrow/service-kit/testing/global-setup',
  globalTeardown: '@burrow/service-kit/testing/global-teardown',
};
