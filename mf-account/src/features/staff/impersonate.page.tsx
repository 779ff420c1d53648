import { RequireSession, usePage } from '@burrow/client';
import { Form, RadioCards, TextField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton, Note } from '@burrow/ui';

import { FactorNeeded } from './factor-needed.tsx';
import { PeopleSearch } from './people-search.tsx';
import { useImpersonate } from './use-impersonate.ts';

const ByIdSchema = z.object({
  kind: z.enum(['user', 'student']),
  id: z.string().trim().toLowerCase().pipe(z.uuid()),
});

/** Lets staff act as a user or student, to see what they see. */
export function ImpersonatePage() {
  const { t } = useTranslation('account');
  return (
    <RequireSession roles={['staff', 'admin']} loading={<DelayedSkeleton label={t('staff.reading')} />}>
      <Impersonate />
    </RequireSession>
  );
}

function Impersonate() {
  const { t } = useTranslation('account');
  usePage(t('impersonate.title'));
  return (
    <div className="page">
      <div>
        <h1>{t('impersonate.title')}</h1>
        <p className="page__text">{t('impersonate.text')}</p>
      </div>
      <FactorNeeded />
      <Note>
        <p>{t('impersonate.rules')}</p>
      </Note>
      <section className="card">
        <h2>{t('impersonate.bySearch')}</h2>
        <PeopleSearch />
      </section>
      <section className="card">
        <h2>{t('impersonate.byId')}</h2>
        <ById />
      </section>
    </div>
  );
}

function ById() {
  const { t } = useTranslation('account');
  const { begin } = useImpersonate();
  const form = useZodForm({
    schema: ByIdSchema,
    defaultValues: { kind: 'user', id: '' },
    texts: { id: t('impersonate.idRule') },
  });
  const cards = (['user', 'student'] as const).map(value => ({
    value,
    label: t(`impersonate.kinds.${value}`),
  }));
  return (
    <Form
      compact
      once
      form={form}
      label={t('impersonate.byId')}
      submit={t('impersonate.begin')}
      onSubmit={begin}
      codeFields={{ 'user/unknown': 'id' }}
    >
      <RadioCards name="kind" legend={t('impersonate.kind')} cards={cards} />
      <TextField
        name="id"
        kind="username"
        label={t('impersonate.id')}
        hint={t('impersonate.idHint')}
        autoComplete="off"
      />
    </Form>
  );
}
