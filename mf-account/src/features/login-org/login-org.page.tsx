import { LocaleLink, useGoTo } from '@burrow/client';
import { Form, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';

import { LogInFrame } from '../../components/log-in-frame.tsx';
import { loadSchoolSchema } from '../auth/index.ts';

/** Asks which school somebody belongs to. */
export function LoginOrgPage() {
  const { t } = useTranslation('account');
  const goTo = useGoTo();
  const form = useZodForm({
    schema: loadSchoolSchema,
    defaultValues: { slug: '' },
    texts: { slug: t('loginOrg.slugRule') },
  });
  const footer = <LocaleLink to="login">{t('loginOrg.noSchool')}</LocaleLink>;
  return (
    <LogInFrame title={t('loginOrg.title')} text={t('loginOrg.text')} footer={footer}>
      <Form form={form} submit={t('loginOrg.next')} onSubmit={async ({ slug }) => goTo(`login-org/${slug}`)}>
        <TextField
          name="slug"
          kind="slug"
          label={t('loginOrg.slug')}
          hint={t('loginOrg.slugHint')}
          autoComplete="organization"
        />
      </Form>
    </LogInFrame>
  );
}
