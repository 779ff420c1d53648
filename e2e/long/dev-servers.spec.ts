import { expectDevelopmentPage, REMOTES } from '../support/dev-server.ts';
import { test } from '../support/test.ts';

for (const remote of REMOTES)
  test(`${remote} alone shows its page, as its author sees it while it is written`, async ({ page }) => {
    test.slow();
    await expectDevelopmentPage(page, remote);
  });
