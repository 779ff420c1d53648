import { type Plan, TERMS } from '@burrow/billing';
import { type ApiError, readNext, useSession } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import type { CheckoutPreview } from '@burrow/contracts';
import { Form, useProblemText, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { useBeginCheckoutMutation, useCheckoutPreviewQuery } from '../../api/checkout.api.ts';
import { checkoutPath } from '../../plans/checkout-path.rules.ts';
import { CountryField } from '../../plans/country-field.tsx';
import { PlanIncludes } from '../../plans/plan-card.tsx';
import { useCurrency } from '../../plans/use-currency.ts';
import { useMoney } from '../../plans/use-money.ts';
import { type TaxCountry, useTaxCountry } from '../../plans/use-tax-country.ts';
import { JustBought } from './just-bought.tsx';
import { goToProvider } from './go-to-provider.ts';
import { OrderTotal } from './order-total.tsx';
import { StudentField } from './student-field.tsx';
import { TermsLine } from '../../plans/terms-line.tsx';

/** What is about to be bought, for whom, and what it costs with tax. */
export function Order({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['checkout', 'billing', 'shell']);
  const textOf = useProblemText();
  const { currency } = useCurrency();
  const taxCountry = useTaxCountry();
  const country = taxCountry?.country ?? null;
  const { data, currentData, error, refetch } = useCheckoutPreviewQuery(
    { plan_name: plan.name, currency: currency ?? '', ...(country && { country }) },
    { skip: currency === null || taxCountry === null },
  );
  return (
    <article className="billing billing--narrow">
      <h1>{t('checkout:title')}</h1>
      <JustBought plan={plan.name} />
      <section className="order" aria-label={t(`billing:plans.${plan.name}`)}>
        <span className={`plan__picture plan__picture--${plan.name}`} />
        <div>
          <h2>{t(`billing:plans.${plan.name}`)}</h2>
          <PlanIncludes plan={plan} />
        </div>
      </section>
      {data && taxCountry && (
        <OrderForm
          plan={plan}
          currency={data.total.currency}
          preview={taxCountry.isAsked && country === null ? undefined : currentData}
          taxCountry={taxCountry}
        />
      )}
      {!data && !error && <DelayedSkeleton label={t('shell:loading')} lines={4} />}
      {error && (
        <MessagePanel alert title={t('checkout:notPriced')} text={textOf(error as ApiError)}>
          <Button type="primary" onClick={() => void refetch()}>
            {t('checkout:retry')}
          </Button>
        </MessagePanel>
      )}
    </article>
  );
}

const orderSchema = (isAsked: boolean) =>
  z.object({ student_id: z.string(), country: z.string().min(isAsked ? 1 : 0) });

interface OrderFormProps {
  readonly plan: Plan;
  readonly currency: string;
  /** Not yet while nobody knows the country. */
  readonly preview: CheckoutPreview | undefined;
  readonly taxCountry: TaxCountry;
}

function OrderForm({ plan, currency, preview, taxCountry }: OrderFormProps) {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  const { search } = useLocation();
  const { isParent } = useSession();
  const [begin] = useBeginCheckoutMutation();
  const { isAsked, country, choose } = taxCountry;
  const form = useZodForm({
    schema: orderSchema(isAsked),
    defaultValues: { student_id: '', country: country ?? '' },
  });
  const next = readNext(search);
  const order = checkoutPath({ plan: plan.name, currency, next });

  const buy = async ({ student_id }: z.output<ReturnType<typeof orderSchema>>): Promise<void> => {
    if (!preview) return;
    const student = student_id === '' ? null : student_id;
    const started = await begin({
      plan_name: plan.name,
      currency,
      student_id: student,
    }).unwrap();
    await goToProvider(started, { plan: plan.name, next, student });
  };
  return (
    <Form form={form} submit={preview ? t('pay', { total: money(preview.total) }) : t('buy')} onSubmit={buy}>
      {plan.opens.kind === 'course' && isParent && (
        <StudentField plan={plan.name} course={plan.opens.course} order={order} />
      )}
      {isAsked && <CountryField onChoose={choose} />}
      {preview && <OrderTotal plan={plan} preview={preview} />}
      {isParent && <p>{t('withdrawal', { count: TERMS.withdrawalDays })}</p>}
      <TermsLine />
    </Form>
  );
}
