/**
 * One jest set-up for every project: native ES modules, TypeScript through swc,
 * and the workspace's sources (export condition "burrow-source") in place of builds.
 */
import { common, swc } from './packages/remote-kit/src/jest/react.preset.mjs';

export { react } from './packages/remote-kit/src/jest/react.preset.mjs';

/** Packages and build tools that run in Node. */
export const node = {
  ...common,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['burrow-source', 'node', 'node-addons'] },
  testMatch: ['**/*.test.ts'],
  transform: { '^.+\\.ts$': swc(false, false) },
  // Longer than anything takes on a machine that is busy with other things: what hangs is no faster found out.
  testTimeout: 180_000,
};

/** Nest services: decorators with metadata, `*.spec.ts`. */
export const nest = {
  ...node,
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.ts$': swc(true, false) },
};

const testing = new URL('./packages/service-kit/src/testing/', import.meta.url).pathname;

/** Nest code whose tests need a PostgreSQL; by its sources, so that one project can be tested before a build. */
export const nestWithDatabase = {
  ...nest,
  globalSetup: `${testing}global-setup.ts`,
  globalTeardown: `${testing}global-teardown.ts`,
};

/** A service: its sources and libraries are loaded once for all files of tests, which is half of what these cost. */
export const service = {
  ...nestWithDatabase,
  runtime: new URL('./tools/jest-shared/kept-runtime.cjs', import.meta.url).pathname,
  testEnvironment: new URL('./tools/jest-shared/environment.mjs', import.meta.url).pathname,
  moduleNameMapper: {
    '^(typeorm|pg|fastify|reflect-metadata|pg-boss|rxjs|@nestjs/(common|core|platform-fastify))$': new URL(
      './tools/jest-shared/$1.cjs',
      import.meta.url,
    ).pathname,
  },
};
