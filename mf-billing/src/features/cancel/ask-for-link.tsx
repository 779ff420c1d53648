import { Form, TextField, useZodForm, z } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Note } from '@burrow/ui';
import { useState } from 'react';
import { useAskToCancelMutation } from '../../api/cancel.api.ts';

const DeclareSchema = z.object({ email: z.email().max(254), order: z.string().trim().max(100) });

/** Takes what somebody without a log-in declares, for any address alike, and says when that was. */
export function AskForLink({ what }: { readonly what: 'cancel' | 'withdraw' }) {
  const { t } = useTranslation('cancel');
  const { dayAndTime } = useDates();
  const [taken, setTaken] = useState<{ readonly at: string; readonly named: boolean } | null>(null);
  const [ask] = useAskToCancelMutation();
  const form = useZodForm({ schema: DeclareSchema, defaultValues: { email: '', order: '' } });
  const send = async ({ email, order }: z.output<typeof DeclareSchema>): Promise<void> => {
    const named = order !== '';
    // Services of earlier releases do not say when.
    const { taken_at = new Date().toISOString() } = await ask({
      email,
      what,
      ...(named && { order }),
    }).unwrap();
    setTaken({ at: taken_at, named });
  };
  if (taken !== null)
    return (
      <Note kind="success" live>
        <p>{t(`${what}.${taken.named ? 'sentNamed' : 'sent'}`, { time: dayAndTime(taken.at) })}</p>
      </Note>
    );
  return (
    <>
      <p>{t(`${what}.text`)}</p>
      <Form form={form} label={t(`${what}.title`)} submit={t(`${what}.send`)} onSubmit={send}>
        <TextField name="email" kind="email" label={t('email')} autoComplete="email" />
        <TextField name="order" label={t('order')} hint={t('orderHint')} />
      </Form>
    </>
  );
}
