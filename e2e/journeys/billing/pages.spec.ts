import { enterAs } from '../../support/accounts.ts';
import { expectAllSound } from '../../support/looks.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = {
  parent: [
    'purchase',
    'checkout?plan=beginner&currency=EUR',
    'checkout/gift?currency=EUR',
    'courses',
    'refund-policy',
    'purchase/terms',
    'profile/billing',
    'purchase/redeem',
    'purchase/cancel',
    'purchase/withdraw',
  ],
  admin: ['schools', 'profile/billing', 'organization/class-sets'],
  staff: ['staff/purchases'],
} as const;

for (const [who, pages] of Object.entries(PAGES))
  test(`the pages of buying are sound on all devices, for ${who}`, async ({ page }) => {
    await enterAs(page.context(), who);
    await expectAllSound(page, pages);
  });

test('the pages of buying are sound on all devices, for a student, who sees no prices', async ({ page }) => {
  await enterAs(page.context(), 'pip-hopper');
  const also = () => expect(page.getByRole('main')).not.toContainText(/[€$£¥]/);
  await expectAllSound(page, ['purchase', 'courses'], also);
});
