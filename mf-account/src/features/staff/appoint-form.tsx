import type { SupportedSchool } from '@burrow/contracts';
import { Form, TextField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useLazySearchEmailsQuery } from './staff.api.ts';
import { useAppoint } from './use-appoint.ts';

const AppointSchema = z.object({ email: z.email().max(254) });

/** Appoints an adult who is not of the school yet, and of no other, by their address. */
export function AppointForm({ school }: { readonly school: SupportedSchool }) {
  const { t } = useTranslation('account');
  const [search] = useLazySearchEmailsQuery();
  const { appoint } = useAppoint(school);
  const form = useZodForm({ schema: AppointSchema, defaultValues: { email: '' } });
  const send = async ({ email }: z.infer<typeof AppointSchema>): Promise<void> => {
    const { users } = await search({ query: email }).unwrap();
    const found = users.find(user => user.email.toLowerCase() === email.toLowerCase());
    if (found) await appoint(found.user_id, found.email);
    else form.setError('email', { message: t('support.unknown') });
  };
  return (
    <section className="card">
      <h2>{t('support.appointTitle')}</h2>
      <p>{t('support.appointWho')}</p>
      <Form
        compact
        form={form}
        label={t('support.appointTitle')}
        submit={t('support.appoint')}
        onSubmit={send}
      >
        <TextField name="email" kind="email" label={t('support.email')} autoComplete="off" />
      </Form>
    </section>
  );
}
