/**
 * One jest set-up for every project: native ES modules, TypeScript through swc,
 * and the workspace's sources (export condition "burrow-source") in place of builds.
 */
const swc = (decorators, jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript', tsx: jsx, decorators },
      transform: {
        ...(decorators ? { legacyDecorator: true, decoratorMetadata: true } : {}),
        ...(jsx ? { react: { runtime: 'automatic' } } : {}),
      },
    },
    module: { type: 'es6' },
  },
];

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // `npm test -w mf-play -- --coverage`
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.{ts,tsx}', '!**/*.{test,spec,bench}.*', '!**/*.d.ts', '!src/testing/**'],
  coverageReporters: ['text', 'text-summary'],
};

/** Packages and build tools that run in Node. */
export const node = {
  ...common,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['burrow-source', 'node', 'node-addons'] },
  testMatch: ['**/*.test.ts'],
  transform: { '^.+\\.ts$': swc(false, false) },
};

/** Nest services: decorators with metadata, `*.spec.ts`. */
export const nest = {
  ...node,
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.ts$': swc(true, false) },
  testTimeout: 30_000,
};

const testing = new URL('./packages/service-kit/src/testing/', import.meta.url).pathname;

/** Nest code whose tests need a PostgreSQL; by its sources, so that one project can be tested before a build. */
export const nestWithDatabase = {
  ...nest,
  globalSetup: `${testing}global-setup.ts`,
  globalTeardown: `${testing}global-teardown.ts`,
};

/** A service: its libraries are loaded once for all files of tests, which is a third of what these cost. */
export const service = {
  ...nestWithDatabase,
  testEnvironment: new URL('./tools/jest-shared/environment.mjs', import.meta.url).pathname,
  moduleNameMapper: {
    '^(typeorm|pg|fastify|reflect-metadata|pg-boss|rxjs|@nestjs/(common|core|platform-fastify))$': new URL(
      './tools/jest-shared/$1.cjs',
      import.meta.url,
    ).pathname,
  },
};

/** React code in jsdom with the platform's own fetch and streams. */
export const react = {
  ...common,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['burrow-source'] },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '^.+\\.tsx?$': swc(false, true) },
  moduleNameMapper: { '\\.(css|svg|png)$': new URL('./tools/jest-asset-stub.mjs', import.meta.url).pathname },
  setupFiles: [new URL('./tools/jest-dom-polyfills.mjs', import.meta.url).pathname],
  setupFilesAfterEnv: [new URL('./tools/jest-patience.mjs', import.meta.url).pathname],
  testTimeout: 30_000,
};
