import { expectDevelopmentPage, REMOTES } from '../support/dev-server.ts';
import { PSEUDO_LANGUAGES, speakPseudo } from '../support/pseudo-language.ts';
import { expectRoomEverywhere } from '../support/soundness.ts';
import { expect, test } from '../support/test.ts';

for (const remote of REMOTES)
  test(`${remote} alone shows its page, as its author sees it while it is written, and in longer words than any language has`, async ({
    page,
  }) => {
    test.slow();
    await expectDevelopmentPage(page, remote, async url => {
      for (const pseudo of PSEUDO_LANGUAGES)
        await test.step(pseudo.name, async () => {
          const end = await speakPseudo(page, pseudo);
          await page.goto(`${url}${pseudo.code}/`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('main .skeleton')).toHaveCount(0);
          await expect(page.locator('body')).toContainText(/öö|éé|åå/);
          await expectRoomEverywhere(page);
          await end();
        });
    });
  });
