import type { CDPSession, Page } from '@playwright/test';
import { openLevel } from '../../support/play.ts';
import { expect, test } from '../../support/test.ts';

interface Kept {
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page retains after a garbage collection. */
async function keptBy(session: CDPSession): Promise<Kept> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find(metric => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function thereAndBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('.game-canvas[data-ready="true"]')).toBeVisible();
  await expect(page.locator('.ace_editor')).toBeVisible();
}

test('leaving the game and coming back leaves nothing of it behind', async ({ page, context }) => {
  test.slow();
  await openLevel(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  for (let time = 0; time < 2; time += 1) await thereAndBack(page);
  const before = await keptBy(session);
  for (let time = 0; time < 3; time += 1) await thereAndBack(page);
  const after = await keptBy(session);
  // Three leaked visits would be some 1,200 nodes and 140 listeners.
  expect(after.nodes - before.nodes).toBeLessThan(300);
  expect(after.listeners - before.listeners).toBeLessThan(45);
});
