import { Form, TextField, useZodForm, z } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Note } from '@burrow/ui';
import { useState } from 'react';
import { useAskToCancelMutation } from '../../api/cancel.api.ts';

const EmailSchema = z.object({ email: z.email().max(254) });

/** Takes what somebody without a log-in declares, for any address alike, and says when that was. */
export function AskForLink({ what }: { readonly what: 'cancel' | 'withdraw' }) {
  const { t } = useTranslation('cancel');
  const { dayAndTime } = useDates();
  const [takenAt, setTakenAt] = useState<string | null>(null);
  const [ask] = useAskToCancelMutation();
  const form = useZodForm({ schema: EmailSchema, defaultValues: { email: '' } });
  const send = async ({ email }: z.output<typeof EmailSchema>): Promise<void> => {
    // Services of earlier releases do not say when.
    const { taken_at = new Date().toISOString() } = await ask({ email, what }).unwrap();
    setTakenAt(taken_at);
  };
  if (takenAt !== null)
    return (
      <Note kind="success" live>
        <p>{t(`${what}.sent`, { time: dayAndTime(takenAt) })}</p>
      </Note>
    );
  return (
    <>
      <p>{t(`${what}.text`)}</p>
      <Form form={form} label={t(`${what}.title`)} submit={t(`${what}.send`)} onSubmit={send}>
        <TextField name="email" kind="email" label={t('email')} autoComplete="email" />
      </Form>
    </>
  );
}
