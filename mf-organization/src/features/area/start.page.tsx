import { useSession } from '@burrow/client';
import { Navigate } from '@burrow/client/router';
import { localePath, useTranslation } from '@burrow/i18n';
import { areaLinks } from './area-links.rules.ts';

/** Leads to the first page that a member may open. */
export function StartPage() {
  const { i18n } = useTranslation();
  const [first] = areaLinks(useSession());
  return first ? <Navigate replace to={localePath(i18n.language, first.to)} /> : null;
}
