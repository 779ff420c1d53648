import { LocaleLink, PageHead, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { AskedNote, FamilyStays } from '../teacher-requests/index.ts';
import { DetailsForm } from './details-form.tsx';

/** Registers a school; what somebody has beside it stays theirs. */
export function Registering() {
  const { t } = useTranslation(['organization', 'joining-school']);
  const current = useSession().user?.organization_name;
  return (
    <>
      <PageHead
        title={t('details.registerTitle')}
        text={
          <>
            {t('details.registerText')} {t('details.joinInstead')}{' '}
            <LocaleLink to="organization/join">{t('details.joinLink')}</LocaleLink>
          </>
        }
      />
      <AskedNote />
      {current && <p>{t('joining-school:member.keeps', { current })}</p>}
      <FamilyStays />
      <div className="panel">
        <DetailsForm school={null} />
      </div>
    </>
  );
}
