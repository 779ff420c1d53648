import { RequireSession, usePage, LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton } from '@burrow/ui';
import { FactorNeeded } from './factor-needed.tsx';
import { OrphanedSchools } from './orphaned-schools.tsx';
import { PeopleSearch } from './people-search.tsx';

/** The small area for staff. */
export function StaffPage() {
  const { t } = useTranslation('account');
  return (
    <RequireSession roles={['staff']} loading={<DelayedSkeleton label={t('staff.reading')} />}>
      <Staff />
    </RequireSession>
  );
}

function Staff() {
  const { t } = useTranslation('account');
  usePage(t('staff.title'));
  return (
    <div className="page">
      <div className="page__head">
        <div>
          <h1>{t('staff.title')}</h1>
          <p className="page__text">{t('staff.text')}</p>
        </div>
        <LinkButton to="impersonate">{t('staff.byId')}</LinkButton>
      </div>
      <FactorNeeded />
      <OrphanedSchools />
      <section className="card">
        <PeopleSearch />
      </section>
    </div>
  );
}
