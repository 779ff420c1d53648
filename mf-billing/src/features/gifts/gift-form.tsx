import { PLANS, planOf, TERMS } from '@burrow/billing';
import { useSession } from '@burrow/client';
import { isClassSet, MOST_SEATS } from '@burrow/contracts/seats';
import { LANGUAGES } from '@burrow/contracts/languages';
import { Form, SelectField, TextField, useWatch, useZodForm, z } from '@burrow/forms';
import { localePath, useTranslation } from '@burrow/i18n';
import { useBeginGiftMutation } from '../../api/gifts.api.ts';
import { useMoney } from '../../plans/use-money.ts';
import { goToGift } from './go-to-gift.ts';
import { GiftTotal } from './gift-total.tsx';
import { useGiftPreview } from './use-gift-preview.ts';
import { TermsLine } from '../../plans/terms-line.tsx';

const COURSES = PLANS.filter(({ opens }) => opens.kind === 'course');

const GiftFormSchema = z.object({
  plan_name: z.string(),
  seats: z.int().min(1).max(MOST_SEATS),
  email: z.email().max(254),
});

/** What is given, to how many, and where the code goes. Nothing is preset but one student of the first course. */
export function GiftForm({ currency }: { readonly currency: string }) {
  const { t, i18n } = useTranslation(['gifts', 'checkout', 'billing']);
  const money = useMoney();
  const { user } = useSession();
  const [begin] = useBeginGiftMutation();
  const form = useZodForm({
    schema: GiftFormSchema,
    defaultValues: { plan_name: 'beginner', seats: 1, email: user?.email ?? '' },
    texts: { seats: t('gifts:seatsRule', { most: MOST_SEATS }) },
  });
  const [plan_name, seats] = useWatch({ control: form.control, name: ['plan_name', 'seats'] });
  const preview = useGiftPreview({ plan_name, seats, currency });
  const language = LANGUAGES.find(({ code }) => code === i18n.language)?.name ?? 'English';
  const buy = async (values: z.output<typeof GiftFormSchema>): Promise<void> => {
    const started = await begin({ ...values, currency, language }).unwrap();
    await goToGift(started, localePath(i18n.language, `purchase/gift/${started.gift_id}`));
  };
  const total = preview && money(preview.total);
  return (
    <Form form={form} submit={total ? t('checkout:pay', { total }) : t('gifts:pay')} onSubmit={buy}>
      <SelectField
        name="plan_name"
        label={t('gifts:course')}
        options={COURSES.map(({ name }) => ({ value: name, label: t(`billing:plans.${name}`) }))}
      />
      <TextField
        name="seats"
        kind="number"
        label={t('gifts:seats')}
        hint={t(isClassSet(seats ?? 1) ? 'gifts:kind.set' : 'gifts:kind.gift')}
      />
      <TextField
        name="email"
        kind="email"
        label={t('gifts:email')}
        hint={t('gifts:emailHint')}
        autoComplete="email"
      />
      {preview && planOf(plan_name) && <GiftTotal preview={preview} />}
      <p>{t('gifts:withdrawal', { count: TERMS.withdrawalDays })}</p>
      <TermsLine />
    </Form>
  );
}
