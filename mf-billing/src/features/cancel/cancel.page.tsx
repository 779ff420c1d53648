import { LocaleLink, usePage } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { Form, isApiError, TextField, useProblemText, useZodForm, z } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { useState } from 'react';
import { useAskToCancelMutation, useCancelByLinkMutation } from '../../api/cancel.api.ts';
import { useWords } from '../../plans/use-words.ts';

/** Cancels a plan without a log-in: a mail has a link to this page, whose secret is in the fragment. */
export function CancelPage() {
  const { t } = useTranslation('cancel');
  const { hash } = useLocation();
  const token = hash.slice(1);
  usePage(t('title'));
  return (
    <article className="billing billing--narrow">
      <h1>{t('title')}</h1>
      {token === '' ? <AskForLink /> : <ByLink key={token} token={token} />}
      <p>
        {t('withLogIn')} <LocaleLink to="profile/billing">{t('billing')}</LocaleLink>
      </p>
    </article>
  );
}

const EmailSchema = z.object({ email: z.email().max(254) });

function AskForLink() {
  const { t } = useTranslation('cancel');
  const [isSent, setSent] = useState(false);
  const [ask] = useAskToCancelMutation();
  const form = useZodForm({ schema: EmailSchema, defaultValues: { email: '' } });
  const send = async ({ email }: z.output<typeof EmailSchema>): Promise<void> => {
    await ask(email).unwrap();
    setSent(true);
  };
  if (isSent)
    return (
      <Note kind="success" live>
        <p>{t('sent')}</p>
      </Note>
    );
  return (
    <>
      <p>{t('text')}</p>
      <Form form={form} label={t('title')} submit={t('send')} onSubmit={send}>
        <TextField name="email" kind="email" label={t('email')} autoComplete="email" />
      </Form>
    </>
  );
}

function ByLink({ token }: { readonly token: string }) {
  const { t } = useTranslation('cancel');
  const { day } = useDates();
  const { planName } = useWords();
  const textOf = useProblemText();
  const [cancel, { data, isLoading, error }] = useCancelByLinkMutation();
  if (data)
    return (
      <Note kind="success" live>
        <p>{t('done', { plan: planName(data.plan_name), date: day(data.ends_at) })}</p>
      </Note>
    );
  return (
    <>
      <p>{t('confirm')}</p>
      {isApiError(error) && (
        <Note kind="error" live>
          <p>{textOf(error)}</p>
        </Note>
      )}
      <div className="buttons">
        <Button type="primary" size="large" loading={isLoading} onClick={() => void cancel(token)}>
          {t('button')}
        </Button>
      </div>
    </>
  );
}
