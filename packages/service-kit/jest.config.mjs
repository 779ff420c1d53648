import { nest } from '../../jest.preset.mjs';

export default {
  ...nest,
  globalSetup: './src/testing/global-setup.ts',
  globalTeardown: './src/testing/global-teardown.ts',
};
