import { localePath, useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useOrganizationQuery } from '../api/organization.api.ts';
import { CopyButton } from '../components/copy-button.tsx';

interface ToldPasswordProps {
  readonly username: string;
  /** Null if it was told before. */
  readonly password: string | null;
}

/** What a student needs to log in, in large letters: to read out, to copy, or to print. */
export function ToldPassword({ username, password }: ToldPasswordProps) {
  const { t, i18n } = useTranslation('students');
  const { data: school } = useOrganizationQuery();
  const address = `${location.host}${localePath(i18n.language, `login-org/${school?.slug ?? ''}`)}`;
  const lines = [address, username, ...(password === null ? [] : [password])];
  return (
    <div className="told-password">
      <dl className="told-password__card">
        <dt>{t('told.address')}</dt>
        <dd dir="ltr">{address}</dd>
        <dt>{t('told.username')}</dt>
        <dd>
          <bdi className="told-password__secret">{username}</bdi>
        </dd>
        {password !== null && (
          <>
            <dt>{t('told.password')}</dt>
            <dd>
              <bdi className="told-password__secret" dir="ltr">
                {password}
              </bdi>
            </dd>
          </>
        )}
      </dl>
      <div className="page-head__actions told-password__actions">
        <CopyButton text={lines.join('\n')}>{t('told.copy')}</CopyButton>
        <Button onClick={() => window.print()}>
          <Icon name="print" size={16} /> {t('told.print')}
        </Button>
      </div>
    </div>
  );
}
