import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Every reference solution typed key by key: minutes, and only where the editor or the content changes. */
export default defineConfig({ ...journeys, testDir: './typed' });
