import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Gigabytes of memory: on a learner's cheap laptop, where a page keeps one Python; on another, where a second one stands by. */
export const MEMORY = { cheap: 4, ample: 8 } as const;

const ALWAYS = 3;

/** Creates the profile of a browser that always saves energy, as on a laptop without its charger: it draws 30 pictures a second. */
export async function createProfile(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const settings = { performance_tuning: { battery_saver_mode: { state: ALWAYS } } };
  await writeFile(path.join(directory, 'Local State'), JSON.stringify(settings));
}

/** What pages are told of the memory from the next one on. */
export async function pretendMemory(page: Page, gigabytes: number): Promise<void> {
  await page.addInitScript(memory => {
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { configurable: true, get: () => memory });
  }, gigabytes);
}
