import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What `npm run images` plays on each image, at the address in BASE_URL. */
export default defineConfig({
  ...journeys,
  testDir: './images',
  globalSetup: [],
  retries: 0,
  reporter: 'line',
});
