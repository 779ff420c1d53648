import { type ApiError, useSession } from '@burrow/client';
import { Outlet } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { MessagePanel } from '@burrow/ui';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { Failure } from '../../components/failure.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadSkeleton } from '../../components/load-skeleton.tsx';

/** Shows a page to members of a school; who has none yet is told how to get one. */
export function SchoolGate() {
  const { t } = useTranslation('organization');
  const { data, error, refetch } = useOrganizationQuery();
  if ((error as ApiError | undefined)?.code === 'organization/unknown') return <NoSchool />;
  if (data) return <Outlet />;
  if (error) return <Failure title={t('area.notLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={6} />;
}

function NoSchool() {
  const { t } = useTranslation('organization');
  const { isAdmin } = useSession();
  if (!isAdmin) return <MessagePanel title={t('area.none.title')} text={t('area.none.teacher')} />;
  return (
    <MessagePanel title={t('area.none.title')} text={t('area.none.admin')}>
      <LinkButton to="organization/details" main>
        {t('details.register')}
      </LinkButton>
    </MessagePanel>
  );
}
