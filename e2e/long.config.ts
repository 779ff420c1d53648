import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * What takes long by nature: a school's week with a lesson of 25, a program typed slowly and at once, lessons one after the other, 200 runs, an imitated graphics chip, a release beside open tabs,
 * two versions of content beside each other, a year of payments, the development server of every remote, pictures for translators.
 */
export default defineConfig({ ...journeys, testDir: './long' });
