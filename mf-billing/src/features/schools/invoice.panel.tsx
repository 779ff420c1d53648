import { planOf, PLANS } from '@burrow/billing';
import { snackbarShown, useAppDispatch } from '@burrow/client';
import { AreaField, Form, SelectField, TextField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';
import { useRequestInvoiceMutation } from '../../api/invoice-requests.api.ts';
import { OwnRequests } from './own-requests.tsx';

const InvoiceFormSchema = z
  .object({
    plan_name: z.string(),
    students: z.int().min(1).max(100_000),
    billed_to: z.string().trim().min(1).max(1000),
    purchase_order: z.string().trim().max(60),
    vat_id: z.string().trim().max(30),
  })
  .refine(({ plan_name, students }) => students <= (planOf(plan_name)?.seats ?? students), {
    path: ['students'],
  });

/** Asks for an invoice in place of paying by card; below are the requests of this school. */
export function InvoicePanel({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('schools');
  const id = useId();
  return (
    <section className="billing-panel" aria-labelledby={id}>
      <h2 id={id}>{t('invoice.title')}</h2>
      <p>{t('invoice.text')}</p>
      <InvoiceForm currency={currency} />
      <OwnRequests />
    </section>
  );
}

function InvoiceForm({ currency }: { readonly currency: string }) {
  const { t } = useTranslation(['schools', 'billing']);
  const dispatch = useAppDispatch();
  const [request] = useRequestInvoiceMutation();
  const form = useZodForm({
    schema: InvoiceFormSchema,
    defaultValues: {
      plan_name: 'school-small',
      students: null as unknown as number,
      billed_to: '',
      purchase_order: '',
      vat_id: '',
    },
    texts: { students: t('schools:invoice.studentsRule') },
  });
  const send = async (values: z.output<typeof InvoiceFormSchema>): Promise<void> => {
    await request({ ...values, currency }).unwrap();
    dispatch(snackbarShown(t('schools:invoice.sent'), 'success'));
    form.reset();
  };
  return (
    <Form form={form} submit={t('schools:invoice.send')} onSubmit={send} compact secondary>
      <SelectField
        name="plan_name"
        label={t('schools:invoice.plan')}
        options={PLANS.filter(({ audience }) => audience === 'organization').map(({ name }) => ({
          value: name,
          label: t(`billing:plans.${name}`),
        }))}
      />
      <TextField name="students" kind="number" label={t('schools:invoice.students')} />
      <AreaField
        name="billed_to"
        label={t('schools:invoice.billedTo')}
        hint={t('schools:invoice.billedToHint')}
        rows={4}
      />
      <TextField name="purchase_order" label={t('schools:invoice.order')} optional />
      <TextField name="vat_id" label={t('schools:invoice.vatId')} optional />
    </Form>
  );
}
