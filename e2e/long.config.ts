import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * What takes long by nature: every reference solution typed key by key, lessons one after the other, 200 runs, an
 * imitated graphics chip, a release beside open tabs.
 */
export default defineConfig({ ...journeys, testDir: './long' });
