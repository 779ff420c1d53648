import { enterAs, mailTo, newEmail, PASSWORD, post } from '../../support/accounts.ts';
import { REFERENCE, writeCode } from '../../support/play.ts';
import { seededPath } from '../../support/seed.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { englishSentences, LANGUAGES_OF_THE_DAY, wordsOf } from '../../support/words.ts';
import { findLanguage } from '@burrow/contracts/languages';

/** Nothing that the page shows is a sentence of the English interface. */
async function expectNoEnglish(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  const lines = (await page.locator('body').innerText()).split('\n').map(line => line.trim());
  const english = await englishSentences(language);
  expect(english.size).toBeGreaterThan(500);
  expect(lines.filter(line => english.has(line))).toEqual([]);
}

for (const language of LANGUAGES_OF_THE_DAY) {
  test(`${language}: a first visit, and the first level is solved`, async ({ page }) => {
    const play = wordsOf('mf-play/src/locales/play', language);
    const dialogs = wordsOf('mf-play/src/locales/play-dialogs', language);
    await page.goto(`/${language}/`);
    const run = page.getByRole('button', { name: play('run.run'), exact: true });
    await expect(run).toBeEnabled({ timeout: 30_000 });
    await expectNoEnglish(page, language);
    // The tools stand beside Run, however long their names are.
    const middles = await page.locator('.run-button, .editor-tool').evaluateAll(all =>
      all.map(button => {
        const { top, bottom } = button.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(new Set(middles).size).toBe(1);
    await page.getByText(play('speed.turbo'), { exact: true }).click();
    await writeCode(page, REFERENCE['intro-level1']!);
    await run.click();
    await expect(page.getByRole('dialog', { name: dialogs('complete.level.title') })).toBeVisible();
    await expectNoEnglish(page, language);
  });

  test(`${language}: buying, a class, and the mail after signing up`, async ({ page }) => {
    await page.goto(`/${language}/purchase`);
    const price = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: 0,
    });
    await expect(page.getByRole('main')).toContainText(price.format(49));
    await expectNoEnglish(page, language);
    await page.goto(`/${language}/login`);
    await expect(page.locator('main h1')).toBeVisible();
    await expectNoEnglish(page, language);

    const email = newEmail();
    const person = { full_name: 'Mira Haddad', email, password: PASSWORD, verify_password: PASSWORD };
    await post(page.context(), '/api/auth/signup', {
      ...person,
      role: 'parent',
      is_old_enough: true,
      language: findLanguage(language)!.name,
    });
    const mails = wordsOf('services/account/src/features/mails/mail/locales', language);
    const mail = await mailTo(page.context(), email, mails('confirm-email.subject'));
    expect(mail.text).toContain(mails('confirm-email.body'));

    await enterAs(page.context(), 'teacher');
    await page.goto(`/${language}/${await seededPath('organization/classes/{class}')}`);
    await expect(page.locator('main h1')).toBeVisible();
    await expectNoEnglish(page, language);
  });
}
