import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { ALONE, COMBINATIONS, type Combination, kindOf } from './skew/combinations.table.ts';
import { readSkew } from './skew/skewed-site.ts';

const { combinations } = readSkew();

const projectOf = (combination: Combination) => ({
  name: combination.id,
  testMatch: `**/${kindOf(combination)}.spec.ts`,
  use: { combination },
});

/** What `npm run skew` runs: each combination of versions is a project with a platform of its own. */
export default defineConfig<object, { combination: Combination }>({
  ...journeys,
  testDir: './skew',
  globalSetup: [],
  fullyParallel: false,
  reporter: './skew/combination-reporter.ts',
  // Every page is one journey.
  timeout: 300_000,
  use: { ...journeys.use, actionTimeout: 15_000, navigationTimeout: 30_000 },
  projects: [...COMBINATIONS, ...ALONE].filter(({ id }) => combinations.includes(id)).map(projectOf),
});
