import { LocaleLink, RequireSession, useOwnsPrefix, useSession } from '@burrow/client';
import { Outlet, useLocation } from '@burrow/client/router';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { useEffect, useRef } from 'react';
import { LoadSkeleton } from '../../components/load-skeleton.tsx';
import { profileLinks } from './profile-links.rules.ts';

/** The profile area: its menu next to the page, for users who are logged in. */
export function ProfileLayout() {
  return (
    <RequireSession loading={<LoadSkeleton />}>
      <div className="profile">
        <ProfileMenu />
        <div className="profile__page">
          <Outlet />
        </div>
      </div>
    </RequireSession>
  );
}

function ProfileMenu() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const owns = useOwnsPrefix();
  const { rest } = splitLocalePath(useLocation().pathname);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the menu is a strip that is wider than the page.
    const current = menu.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [rest, user]);
  if (!user) return null;
  return (
    <nav ref={menu} className="profile__menu" aria-label={t('profile.menu')}>
      <ul>
        {profileLinks(user, owns).map(({ key, to }) => (
          <li key={key}>
            <LocaleLink
              to={to}
              className="profile__link"
              aria-current={rest.startsWith(to) ? 'page' : undefined}
            >
              {t(`profile.links.${key}`)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
