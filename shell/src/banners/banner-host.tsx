import { useSession } from '@burrow/client';
import { splitLocalePath } from '@burrow/i18n';
import { useLocation } from '@burrow/client/router';
import { lazy, Suspense, useState } from 'react';
import { isForAdults, readSource } from '../utm/utm.rules.ts';

const SessionBanners = lazy(async () => ({
  default: (await import('./session-banners.tsx')).SessionBanners,
}));
const UtmNotice = lazy(async () => ({ default: (await import('../utm/utm-notice.tsx')).UtmNotice }));

/** Banners are rare: none is loaded before it is needed. */
export function BannerHost() {
  const { user, isStudent } = useSession();
  const place = useLocation();
  const isAdultPage = isForAdults(splitLocalePath(place.pathname).rest);
  const [source, setSource] = useState(() => (isAdultPage ? readSource(location.search) : null));
  return (
    <Suspense>
      {user && (user.is_impersonated || user.deletion_at) && <SessionBanners user={user} />}
      {source && isAdultPage && !isStudent && (
        <UtmNotice source={source} onAnswered={() => setSource(null)} />
      )}
    </Suspense>
  );
}
