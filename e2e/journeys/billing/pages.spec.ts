import { enterAs } from '../../support/accounts.ts';
import { expectSound } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = {
  parent: [
    'purchase',
    'checkout?plan=beginner&currency=EUR',
    'checkout/gift?currency=EUR',
    'courses',
    'refund-policy',
    'profile/billing',
    'purchase/redeem',
    'purchase/cancel',
  ],
  admin: ['schools', 'profile/billing', 'organization/class-sets'],
  staff: ['staff/purchases'],
  'pip-hopper': ['purchase', 'courses'],
} as const;

test.describe.configure({ timeout: 120_000 });

for (const language of ['en', 'ar'])
  for (const [who, pages] of Object.entries(PAGES))
    test(`the pages of buying are sound on all devices in ${language}, for ${who}`, async ({ page }) => {
      await enterAs(page.context(), who);
      for (const path of pages)
        await test.step(path, async () => {
          await page.goto(`/${language}/${path}`);
          await expect(page.locator('main h1')).toBeVisible();
          await expect(page.locator('main .skeleton')).toHaveCount(0);
          await expectSound(page);
          if (who === 'pip-hopper') await expect(page.getByRole('main')).not.toContainText(/[€$£¥]/);
        });
    });
