import { Panel } from '@burrow/ui';
import { type ApiError, RequireSession, PageHead, LoadSkeleton } from '@burrow/client';
import type { Organization } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { Failure } from '../../components/failure.tsx';
import { useEdited } from '../../components/use-edited.ts';
import { CloseOrganization } from '../closing/index.ts';
import { SchoolDomainsPanel } from '../domains/index.ts';
import { SchoolExportPanel } from '../school-export/index.ts';
import { DemandPanel } from '../second-factor/index.ts';
import { DetailsForm } from './details-form.tsx';
import { Registering } from './registering.tsx';

const ADMINS = ['admin'] as const;

/** Registers the administrator's school, or shows and changes its details. */
export function DetailsPage() {
  return (
    <RequireSession roles={ADMINS}>
      <Details />
    </RequireSession>
  );
}

function Details() {
  const { t } = useTranslation('organization');
  const { data, error, refetch } = useOrganizationQuery();
  const isNew = (error as ApiError | undefined)?.code === 'organization/unknown';
  const { edited, keep, renew } = useEdited(isNew ? undefined : data, refetch);
  if (!edited && isNew) return <Registering />;
  return (
    <>
      <PageHead title={t('area.links.details')} text={edited && <Plan school={data ?? edited} />} />
      {edited ? (
        <Panel title={t('details.about')}>
          <DetailsForm key={edited.details?.version} school={edited} onSaved={keep} onRenew={renew} />
        </Panel>
      ) : error ? (
        <Failure title={t('details.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton lines={6} />
      )}
      {data && <SchoolDomainsPanel />}
      {data && <SchoolExportPanel />}
      {data && <DemandPanel school={data} />}
      {data && <CloseOrganization school={data} />}
    </>
  );
}

/** How many students the school may have, and how long it tries everything. */
function Plan({ school: { details } }: { readonly school: Organization }) {
  const { t } = useTranslation('organization');
  const { day } = useDates();
  const [now] = useState(() => Date.now());
  if (!details) return null;
  const { max_students: most, trial_ends_at: end } = details;
  const room = most === null ? t('details.noLimit') : t('details.limit', { count: most });
  if (end === null) return room;
  const isOver = new Date(end).getTime() <= now;
  return (
    <>
      {t(isOver ? 'details.trialOver' : 'details.trial', { date: day(end) })} {room}
    </>
  );
}
