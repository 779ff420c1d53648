import { type Plan, TERMS } from '@burrow/billing';
import { type ApiError, readNext, useSession } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import type { CheckoutPreview } from '@burrow/contracts';
import { Form, useProblemText, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { useBeginCheckoutMutation, useCheckoutPreviewQuery } from '../../api/checkout.api.ts';
import { checkoutPath } from '../../plans/checkout-path.rules.ts';
import { PlanIncludes } from '../../plans/plan-card.tsx';
import { useCurrency } from '../../plans/use-currency.ts';
import { useMoney } from '../../plans/use-money.ts';
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
  const { data, error, refetch } = useCheckoutPreviewQuery(
    { plan_name: plan.name, currency: currency ?? '' },
    { skip: currency === null },
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
      {data && <OrderForm plan={plan} preview={data} />}
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

const OrderSchema = z.object({ student_id: z.string() });

interface OrderFormProps {
  readonly plan: Plan;
  readonly preview: CheckoutPreview;
}

function OrderForm({ plan, preview }: OrderFormProps) {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  const { search } = useLocation();
  const { isParent } = useSession();
  const [begin] = useBeginCheckoutMutation();
  const form = useZodForm({
    schema: OrderSchema,
    defaultValues: { student_id: '' },
    texts: {},
  });
  const { currency } = preview.total;
  const next = readNext(search);
  const order = checkoutPath({ plan: plan.name, currency, next });

  const buy = async ({ student_id }: z.output<typeof OrderSchema>): Promise<void> => {
    const student = student_id === '' ? null : student_id;
    const started = await begin({
      plan_name: plan.name,
      currency,
      student_id: student,
    }).unwrap();
    await goToProvider(started, { plan: plan.name, next, student });
  };
  return (
    <Form form={form} submit={t('pay', { total: money(preview.total) })} onSubmit={buy}>
      {plan.opens.kind === 'course' && isParent && (
        <StudentField plan={plan.name} course={plan.opens.course} order={order} />
      )}
      <OrderTotal plan={plan} preview={preview} />
      {isParent && <p>{t('withdrawal', { count: TERMS.withdrawalDays })}</p>}
      <TermsLine />
    </Form>
  );
}
