import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from './support/chromium.ts';

// Workers read this file too, and have to draw the same journeys.
process.env['RANDOM_SEED'] ??= String(Date.now() % 1_000_000);

/** A third of a journey's time is waiting for pictures that move: one more than processors keeps these busy. */
const MOST_WORKERS = 4;

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/start-platform.ts',
  outputDir: './test-results',
  workers: Math.min(availableParallelism() + 1, MOST_WORKERS),
  fullyParallel: true,
  // A journey has many steps; each of them has to show its effect within the time below.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A journey that passes only on the second try is listed as flaky: see README.md.
  retries: 1,
  reporter: [['list'], ['./support/page-reporter.ts'], ['../tools/test-time/playwright-reporter.mjs']],
  use: {
    // Set by the global set-up before the workers start.
    baseURL: process.env['BASE_URL'],
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
});
