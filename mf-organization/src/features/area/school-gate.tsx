import { after, type ApiError, useSession, LinkButton, LoadSkeleton } from '@burrow/client';
import { Outlet } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { MessagePanel } from '@burrow/ui';
import { useEffect } from 'react';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { Failure } from '../../components/failure.tsx';

/** Shows a page to members of a school; who has none yet is told how to get one. */
export function SchoolGate() {
  const { t } = useTranslation('organization');
  const { user } = useSession();
  const { data, error, refetch } = useOrganizationQuery();
  const isUnknown = (error as ApiError | undefined)?.code === 'organization/unknown';
  if (isUnknown && user?.organization_id) return <Joining onTry={refetch} />;
  if (isUnknown) return <NoSchool />;
  if (data) return <Outlet />;
  if (error) return <Failure title={t('area.notLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={6} />;
}

const TRY_EVERY_MS = 1_000;

/** Somebody has just accepted an invitation: account knows it a moment before the school does. */
function Joining({ onTry }: { readonly onTry: () => unknown }) {
  // Each try renders this again, and plans the next one.
  useEffect(() => after(TRY_EVERY_MS, () => void onTry()));
  return <LoadSkeleton lines={6} />;
}

function NoSchool() {
  const { t } = useTranslation('organization');
  const { isAdmin } = useSession();
  const join = (
    <LinkButton to="organization/join" main={!isAdmin}>
      {t('area.none.join')}
    </LinkButton>
  );
  if (!isAdmin)
    return (
      <MessagePanel title={t('area.none.title')} text={t('area.none.teacher')}>
        {join}
      </MessagePanel>
    );
  return (
    <MessagePanel title={t('area.none.title')} text={t('area.none.admin')}>
      <LinkButton to="organization/details" main>
        {t('details.register')}
      </LinkButton>
      {join}
    </MessagePanel>
  );
}
