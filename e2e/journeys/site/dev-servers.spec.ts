import { globSync } from 'node:fs';
import path from 'node:path';
import { startDevServer } from '../../support/dev-server.ts';
import { expect, test } from '../../support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const remotes = globSync('mf-*/package.json', { cwd: ROOT }).map(file => path.dirname(file));

for (const remote of remotes) {
  test(`${remote} alone shows its page, as its author sees it while it is written`, async ({ page }) => {
    test.slow();
    const server = await startDevServer(path.join(ROOT, remote));
    try {
      await page.goto(server.url);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 60_000 });
      await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
      await expect(page).toHaveTitle(/ · Burrow$/);
    } finally {
      await server.stop();
    }
  });
}
