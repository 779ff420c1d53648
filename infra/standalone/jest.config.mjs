import { nestWithDatabase } from '../../jest.preset.mjs';

export default {
  ...nestWithDatabase,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testTimeout: 300_000,
  // These tests start processes and mostly wait for them.
  maxWorkers: 2,
  // A test that fails may leave processes running, which must not delay the others.
  forceExit: true,
};
