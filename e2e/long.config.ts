import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * What takes long by nature: every reference solution typed key by key, a program typed slowly and at once, the open
 * levels and lessons one after the other, 200 runs, an imitated graphics chip, a release beside open tabs,
 * two versions of content beside each other.
 */
export default defineConfig({ ...journeys, testDir: './long' });
