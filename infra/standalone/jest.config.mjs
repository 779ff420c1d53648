import { randomUUID } from 'node:crypto';
import { service } from '../../jest.preset.mjs';

export default {
  ...service,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  // What the files of one run share is named after it.
  globals: { TEST_RUN: randomUUID().replaceAll('-', '') },
  testTimeout: 300_000,
  // These tests start processes and mostly wait for them.
  maxWorkers: 2,
  // A test that fails may leave processes running, which must not delay the others.
  forceExit: true,
};
