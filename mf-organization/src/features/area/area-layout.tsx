import { AreaMenu, LoadSkeleton, RequireSession, useSession } from '@burrow/client';
import { Outlet } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { AgreementBanner } from '../agreement/index.ts';
import { ClosingBanner } from '../closing/index.ts';
import { WaitingCount } from '../teacher-requests/index.ts';
import { areaLinks } from './area-links.rules.ts';
import { PlanEnded } from './plan-ended.tsx';
import { PlanLine } from './plan-line.tsx';
import { Seats } from './seats.tsx';

const TEACHING = ['admin', 'teacher'] as const;

/** The school's area: its menu next to the page, for administrators and teachers. */
export function AreaLayout() {
  return (
    <RequireSession roles={TEACHING} loading={<LoadSkeleton />}>
      <div className="area school">
        <SchoolMenu />
        <div className="area__page">
          <ClosingBanner />
          <AgreementBanner />
          <PlanEnded />
          <Outlet />
        </div>
      </div>
    </RequireSession>
  );
}

function SchoolMenu() {
  const { t } = useTranslation('organization');
  const session = useSession();
  const { data: school } = useOrganizationQuery();
  const name = school?.name ?? session.user?.organization_name;
  const links = areaLinks(session).map(({ key, to, icon }) => ({
    to,
    icon,
    text: t(`area.links.${key}`),
    more: key === 'teachers' && school && <WaitingCount />,
  }));
  const head = name && (
    <p className="school__name">
      <bdi>{name}</bdi>
      {school?.details && <PlanLine details={school.details} />}
    </p>
  );
  const foot = school?.seats && <Seats seats={school.seats} />;
  return <AreaMenu label={t('area.menu')} links={links} head={head} foot={foot} />;
}
