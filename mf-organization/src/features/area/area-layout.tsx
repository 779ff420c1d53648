import { LocaleLink, RequireSession, useSession } from '@burrow/client';
import { Outlet, useLocation } from '@burrow/client/router';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { LoadSkeleton } from '../../components/load-skeleton.tsx';
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
      <div className="school">
        <AreaMenu />
        <div className="school__page">
          <ClosingBanner />
          <AgreementBanner />
          <PlanEnded />
          <Outlet />
        </div>
      </div>
    </RequireSession>
  );
}

function AreaMenu() {
  const { t } = useTranslation('organization');
  const session = useSession();
  const { rest } = splitLocalePath(useLocation().pathname);
  const { data: school } = useOrganizationQuery();
  const name = school?.name ?? session.user?.organization_name;
  return (
    <nav className="school__menu" aria-label={t('area.menu')}>
      {name && (
        <p className="school__name">
          <bdi>{name}</bdi>
          {school?.details && <PlanLine details={school.details} />}
        </p>
      )}
      <ul>
        {areaLinks(session).map(({ key, to, icon }) => (
          <li key={key}>
            <LocaleLink
              to={to}
              className="school__link"
              aria-current={rest.startsWith(to) ? 'page' : undefined}
            >
              <Icon name={icon} size={22} />
              <span>{t(`area.links.${key}`)}</span>
              {key === 'teachers' && school && <WaitingCount />}
            </LocaleLink>
          </li>
        ))}
      </ul>
      {school?.seats && <Seats seats={school.seats} />}
    </nav>
  );
}
