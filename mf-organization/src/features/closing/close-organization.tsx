import { Panel } from '@burrow/ui';
import { askConfirm } from '@burrow/client';
import type { Organization } from '@burrow/contracts';
import { Form, PasswordField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useCloseOrganizationMutation } from '../../api/closing.api.ts';

const ClosingSchema = z.object({ current_password: z.string().max(200) });

/** The end of the school: asked for with the password again, and with time to think. */
export function CloseOrganization({ school }: { readonly school: Organization }) {
  const { t } = useTranslation('organization');
  const [close] = useCloseOrganizationMutation();
  const form = useZodForm({ schema: ClosingSchema, defaultValues: { current_password: '' } });
  const ask = async ({ current_password: given }: z.output<typeof ClosingSchema>): Promise<void> => {
    const question = {
      title: t('closing.question', { name: school.name }),
      text: t('closing.text'),
      ok: t('closing.button'),
      cancel: t('common.cancel'),
    };
    if (!(await askConfirm(question))) return;
    await close(given === '' ? {} : { current_password: given }).unwrap();
    form.reset();
  };
  if (school.details?.closes_at) return null;
  return (
    <Panel title={t('closing.title')} text={t('closing.text')}>
      <p>{t('closing.plan')}</p>
      <Form
        form={form}
        submit={t('closing.button')}
        onSubmit={ask}
        codeFields={{ 'auth/wrong-password': 'current_password' }}
        compact
      >
        <PasswordField
          name="current_password"
          label={t('closing.password')}
          hint={t('closing.passwordHint')}
          autoComplete="current-password"
        />
      </Form>
    </Panel>
  );
}
