import { expectDevelopmentPage, REMOTES } from '../../support/dev-server.ts';
import { drawn } from '../../support/draw.ts';
import { test } from '../../support/test.ts';

// Their configuration is the same; `long/` starts all of them.
for (const remote of drawn(REMOTES, 1))
  test(`${remote} alone shows its page, as its author sees it while it is written`, async ({ page }) => {
    test.slow();
    await expectDevelopmentPage(page, remote);
  });
