import { Panel, Note } from '@burrow/ui';
import { loadDocument, snackbarShown, useAppDispatch, useSiteConfig } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import type { Profile } from '@burrow/contracts';
import { Form, PasswordField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import {
  useLinkGoogleAccountMutation,
  useProfileQuery,
  useUnlinkGoogleAccountMutation,
} from '../../api/profile.api.ts';
import { loadOwnerSchema } from '../../schemas/load-profile-schemas.ts';
import { GoogleNote } from '../google/index.ts';
import { withPassword } from './with-password.ts';

/** The Google account with which somebody can log in: linking and unlinking it, if the site has Google. */
export function GooglePanel({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profile');
  const { google } = useSiteConfig();
  const { google_linked: isLinked, has_password: hasPassword } = profile;
  if (!google && !isLinked) return null;
  const text = !isLinked ? 'google.notLinked' : hasPassword ? 'google.linked' : 'google.onlyWay';
  return (
    <Panel title={t('google.title')} text={t(text)}>
      <GoogleNote />
      {isLinked ? hasPassword && <Unlink /> : <Link hasPassword={hasPassword} />}
    </Panel>
  );
}

function Link({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t, i18n } = useTranslation('profile');
  const [link] = useLinkGoogleAccountMutation();
  const send = async (values: { current_password: string }): Promise<void> => {
    const { location } = await link({ ...withPassword(values), language: i18n.language }).unwrap();
    loadDocument(location);
  };
  return <OwnerForm hasPassword={hasPassword} submit={t('google.link')} onSubmit={send} />;
}

function Unlink() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [unlink] = useUnlinkGoogleAccountMutation();
  const { refetch } = useProfileQuery();
  const [query] = useSearchParams();
  const send = async (values: { current_password: string }): Promise<void> => {
    await unlink(values).unwrap();
    // This form disappears once the new profile has loaded: only then is the outcome reported.
    await refetch();
    dispatch(snackbarShown(t('google.unlinked'), 'success'));
  };
  return (
    <OwnerForm hasPassword submit={t('google.unlink')} onSubmit={send}>
      {query.get('google') === 'linked' && (
        <Note kind="success" live>
          <p>{t('google.justLinked')}</p>
        </Note>
      )}
    </OwnerForm>
  );
}

interface OwnerFormProps {
  readonly hasPassword: boolean;
  readonly submit: string;
  readonly onSubmit: (values: { current_password: string }) => Promise<void>;
  readonly children?: ReactNode;
}

function OwnerForm({ hasPassword, submit, onSubmit, children }: OwnerFormProps) {
  const { t } = useTranslation('profile');
  const form = useZodForm({
    schema: () => loadOwnerSchema(hasPassword),
    defaultValues: { current_password: '' },
  });
  return (
    <Form
      form={form}
      submit={submit}
      onSubmit={onSubmit}
      codeFields={{ 'auth/wrong-password': 'current_password' }}
      compact
      secondary
      label={t('google.title')}
    >
      {children}
      {hasPassword && (
        <PasswordField
          name="current_password"
          label={t('details.currentPassword')}
          autoComplete="current-password"
        />
      )}
    </Form>
  );
}
