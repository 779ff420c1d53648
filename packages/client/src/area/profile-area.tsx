import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { Loading } from '../later/lazy-part.tsx';
import { useOwnsPrefix } from '../page/use-owns-prefix.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import { AreaMenu } from './area-menu.tsx';
import { profileLinks } from './profile-links.rules.ts';

/** The profile area: its menu next to a page, for users who are logged in. Its pages are of several remotes. */
export function ProfileArea({ children }: { readonly children: ReactNode }) {
  return (
    <RequireSession loading={<Loading />}>
      <div className="area profile">
        <ProfileMenu />
        <div className="area__page">{children}</div>
      </div>
    </RequireSession>
  );
}

function ProfileMenu() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const owns = useOwnsPrefix();
  if (!user) return null;
  const links = profileLinks(user, owns).map(({ key, to }) => ({ to, text: t(`profile.${key}`) }));
  return <AreaMenu label={t('profile.menu')} links={links} />;
}
