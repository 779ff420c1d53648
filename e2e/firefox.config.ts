import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * One journey in the Firefox that people have. Playwright has a Firefox of its own, which it changes: here it only runs
 * the journey and starts the platform, and puppeteer-core drives the browser by WebDriver BiDi.
 */
export default defineConfig({ ...journeys, testDir: './firefox', workers: 1, retries: 0, timeout: 300_000 });
