import { useSession } from '@burrow/client';
import type { Purchase, Refund } from '@burrow/contracts';
import { AreaField, Form, useZodForm, z } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { useRequestRefundMutation } from '../../api/own-billing.api.ts';
import { useWords } from '../../plans/use-words.ts';

const ReasonSchema = z.object({ reason: z.string().trim().min(1).max(2000) });
/** The law asks for none. */
const NoReasonSchema = z.object({ reason: z.string().trim().max(2000) });

interface RefundFormProps {
  readonly purchase: Purchase;
  /** Whether the buyer withdraws, as the law lets them. */
  readonly isWithdrawal: boolean;
  readonly onAsked: (refund: Refund) => void;
}

/** Who asks and for what is known; only the reason is to be written, and not even that by who withdraws. */
export function RefundForm({ purchase, isWithdrawal, onAsked }: RefundFormProps) {
  const { t } = useTranslation('own-billing');
  const { day } = useDates();
  const { planName, money } = useWords();
  const { user } = useSession();
  const [request] = useRequestRefundMutation();
  const form = useZodForm({
    schema: isWithdrawal ? NoReasonSchema : ReasonSchema,
    defaultValues: { reason: '' },
  });
  const ask = async ({ reason }: z.output<typeof ReasonSchema>): Promise<void> =>
    onAsked(await request({ purchase_id: purchase.id, reason }).unwrap());
  const details = [
    planName(purchase.plan_name),
    money(purchase.paid),
    purchase.paid_at && day(purchase.paid_at),
    purchase.id,
  ];
  return (
    <>
      <dl className="refund-facts">
        <dt>{t('refund.fullName')}</dt>
        <dd>
          <bdi>{user?.full_name}</bdi>
        </dd>
        <dt>{t('refund.email')}</dt>
        <dd>
          <bdi>{user?.email}</bdi>
        </dd>
        <dt>{t('refund.details')}</dt>
        <dd>
          {details.filter(Boolean).map(detail => (
            <bdi key={detail}>{detail}</bdi>
          ))}
        </dd>
      </dl>
      <Form
        form={form}
        submit={t(isWithdrawal ? 'refund.withdraw' : 'refund.send')}
        onSubmit={ask}
        once
        label={t('refund.title')}
      >
        <AreaField name="reason" label={t('refund.reason')} optional={isWithdrawal} />
      </Form>
    </>
  );
}
