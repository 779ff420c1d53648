import { askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import { AreaField, CheckboxField, Form, TextField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useTransferPurchasesMutation } from './support.api.ts';

const TransferSchema = z.object({
  from_email: z.email().max(254),
  to_email: z.email().max(254),
  include_assigned: z.boolean(),
  reason: z.string().trim().min(1).max(2000),
});

/** Moves the courses that one adult bought to another; a subscription stays with the card that pays it. */
export function TransferForm() {
  const { t } = useTranslation('support');
  const dispatch = useAppDispatch();
  const [transfer] = useTransferPurchasesMutation();
  const form = useZodForm({
    schema: TransferSchema,
    defaultValues: { from_email: '', to_email: '', include_assigned: false, reason: '' },
  });
  const send = async ({ include_assigned, ...rest }: z.output<typeof TransferSchema>): Promise<void> => {
    const words = { from: rest.from_email, to: rest.to_email };
    const question = {
      title: t('transfer.question', words),
      text: t('transfer.questionText'),
      ok: t('transfer.submit'),
    };
    if (!(await askConfirm(question))) return;
    const { moved, kept } = await transfer({
      ...rest,
      include_assigned: include_assigned ? 'true' : 'false',
    }).unwrap();
    dispatch(snackbarShown(t('transfer.done', { moved, kept }), 'success'));
    form.reset();
  };
  return (
    <Form
      compact
      secondary
      form={form}
      label={t('transfer.title')}
      submit={t('transfer.submit')}
      onSubmit={send}
    >
      <TextField name="from_email" kind="email" label={t('transfer.from')} autoComplete="off" />
      <TextField name="to_email" kind="email" label={t('transfer.to')} autoComplete="off" />
      <CheckboxField
        name="include_assigned"
        label={t('transfer.assigned')}
        hint={t('transfer.assignedHint')}
      />
      <AreaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={2} />
    </Form>
  );
}
