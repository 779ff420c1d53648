import { LinkButton, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Note } from '@burrow/ui';
import { useSecondFactorQuery } from '../../api/profile.api.ts';

/** Says to staff without a second factor that nothing here works yet, and where to set one up. */
export function FactorNeeded() {
  const { t } = useTranslation('account');
  const { isStaff } = useSession();
  const { data } = useSecondFactorQuery(undefined, { skip: !isStaff });
  if (!data || data.on_since) return null;
  return (
    <Note>
      <p>{t('shell:errors.auth/staff-factor-needed')}</p>
      <LinkButton to="profile/details">{t('staff.setUpFactor')}</LinkButton>
    </Note>
  );
}
