import { node } from '../../jest.preset.mjs';

const testing = new URL('./src/testing/', import.meta.url).pathname;

export default {
  ...node,
  globalSetup: `${testing}global-setup.ts`,
  globalTeardown: `${testing}global-teardown.ts`,
};
