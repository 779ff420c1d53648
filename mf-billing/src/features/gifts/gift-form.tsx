import { PLANS, planOf, TERMS } from '@burrow/billing';
import { useSession } from '@burrow/client';
import { isClassSet, MOST_SEATS } from '@burrow/contracts/seats';
import { LANGUAGES } from '@burrow/contracts/languages';
import { Form, SelectField, TextField, useWatch, useZodForm, z } from '@burrow/forms';
import { localePath, useTranslation } from '@burrow/i18n';
import { useBeginGiftMutation } from '../../api/gifts.api.ts';
import { CountryField } from '../../plans/country-field.tsx';
import { useMoney } from '../../plans/use-money.ts';
import { goToGift } from './go-to-gift.ts';
import { GiftTotal } from './gift-total.tsx';
import { useGiftPreview } from './use-gift-preview.ts';
import { TermsLine } from '../../plans/terms-line.tsx';
import type { TaxCountry } from '../../plans/use-tax-country.ts';

const COURSES = PLANS.filter(({ opens }) => opens.kind === 'course');

const giftSchema = (isAsked: boolean) =>
  z.object({
    plan_name: z.string(),
    seats: z.int().min(1).max(MOST_SEATS),
    email: z.email().max(254),
    country: z.string().min(isAsked ? 1 : 0),
  });

interface GiftFormProps {
  readonly currency: string;
  readonly taxCountry: TaxCountry;
}

/** What is given, to how many, and where the code goes. Nothing is preset but one student of the first course. */
export function GiftForm({ currency, taxCountry }: GiftFormProps) {
  const { t, i18n } = useTranslation(['gifts', 'checkout', 'billing']);
  const money = useMoney();
  const { user } = useSession();
  const [begin] = useBeginGiftMutation();
  const { isAsked, country, choose } = taxCountry;
  const form = useZodForm({
    schema: giftSchema(isAsked),
    defaultValues: { plan_name: 'beginner', seats: 1, email: user?.email ?? '', country: country ?? '' },
    texts: { seats: t('gifts:seatsRule', { most: MOST_SEATS }) },
  });
  const [plan_name, seats] = useWatch({ control: form.control, name: ['plan_name', 'seats'] });
  const counted = useGiftPreview({ plan_name, seats, currency, country });
  const preview = isAsked && country === null ? undefined : counted;
  const language = LANGUAGES.find(({ code }) => code === i18n.language)?.name ?? 'English';
  const buy = async (values: z.output<ReturnType<typeof giftSchema>>): Promise<void> => {
    if (!preview) return;
    const { plan_name: plan, seats: count, email } = values;
    const started = await begin({ plan_name: plan, seats: count, email, currency, language }).unwrap();
    await goToGift(started, localePath(i18n.language, `purchase/gift/${started.gift_id}`));
  };
  const total = preview && money(preview.total);
  return (
    <Form form={form} submit={total ? t('checkout:pay', { total }) : t('checkout:buy')} onSubmit={buy}>
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
      {isAsked && <CountryField onChoose={choose} />}
      {preview && planOf(plan_name) && <GiftTotal preview={preview} />}
      <p>{t('gifts:withdrawal', { count: TERMS.withdrawalDays })}</p>
      <TermsLine />
    </Form>
  );
}
