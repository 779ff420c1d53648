import { nest } from '../../jest.preset.mjs';

export default {
  ...nest,
  globalSetup: '@burrow/service-kit/testing/global-setup',
  globalTeardown: '@burrow/service-kit/testing/global-teardown',
};
