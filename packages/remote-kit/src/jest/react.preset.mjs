import { fileURLToPath } from 'node:url';

const beside = file => fileURLToPath(new URL(file, import.meta.url));
const library = name => fileURLToPath(import.meta.resolve(name));

/** TypeScript as native ES modules. */
export const swc = (decorators, jsx) => [
  library('@swc/jest'),
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

export const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // What each file takes is written down when a whole step of tests runs.
  ...(process.env.TEST_TIME ? { testRunner: beside('timed-runner.mjs') } : {}),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // `npm test -w mf-play -- --coverage`
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.{ts,tsx}', '!**/*.{test,spec,bench}.*', '!**/*.d.ts', '!src/testing/**'],
  coverageReporters: ['text', 'text-summary'],
};

/** React code in jsdom with the platform's own fetch and streams; rules in Node. */
export const react = {
  ...common,
  testEnvironment: beside('environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['burrow-source'] },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '^.+\\.tsx?$': swc(false, true) },
  moduleNameMapper: { '^antd$': beside('antd.cjs'), '\\.(css|svg|png|webp)$': beside('asset-stub.mjs') },
  setupFiles: [beside('page.setup.mjs')],
  setupFilesAfterEnv: [beside('patience.mjs')],
  testTimeout: 180_000,
};
