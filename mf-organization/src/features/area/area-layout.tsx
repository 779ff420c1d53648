import { LocaleLink, RequireSession, useSession } from '@burrow/client';
import { Outlet, useLocation } from '@burrow/client/router';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { LoadSkeleton } from '../../components/load-skeleton.tsx';
import { areaLinks } from './area-links.rules.ts';

const TEACHING = ['admin', 'teacher'] as const;

/** The school's area: its menu next to the page, for administrators and teachers. */
export function AreaLayout() {
  return (
    <RequireSession roles={TEACHING} loading={<LoadSkeleton />}>
      <div className="school">
        <AreaMenu />
        <div className="school__page">
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
  const name = session.user?.organization_name;
  return (
    <nav className="school__menu" aria-label={t('area.menu')}>
      {name && (
        <p className="school__name">
          <bdi>{name}</bdi>
        </p>
      )}
      <ul>
        {areaLinks(session).map(({ key, to }) => (
          <li key={key}>
            <LocaleLink
              to={to}
              className="school__link"
              aria-current={rest.startsWith(to) ? 'page' : undefined}
            >
              {t(`area.links.${key}`)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
