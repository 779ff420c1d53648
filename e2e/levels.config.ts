import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Every level and challenge, opened and solved by typing. */
export default defineConfig({ ...journeys, testDir: './levels' });
