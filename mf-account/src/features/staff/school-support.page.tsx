import { type ApiError, RequireSession, usePage } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { SupportedSchool } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { DelayedSkeleton, Note } from '@burrow/ui';
import { AppointForm } from './appoint-form.tsx';
import { JudgedDomain } from './judged-domain.tsx';
import { SupportedMember } from './supported-member.tsx';
import { useSupportedSchoolQuery } from './school-support.api.ts';

/** One school as staff see it: its adults and domains, nothing of children. */
export function SchoolSupportPage() {
  const { t } = useTranslation('account');
  return (
    <RequireSession roles={['staff']} loading={<DelayedSkeleton label={t('staff.reading')} />}>
      <WithSchool />
    </RequireSession>
  );
}

function WithSchool() {
  const { t } = useTranslation('account');
  const { organizationId = '' } = useParams();
  const problemText = useProblemText();
  const { currentData, error } = useSupportedSchoolQuery(organizationId);
  usePage(currentData?.name ?? t('staff.title'));
  if (currentData) return <School school={currentData} />;
  if (!error) return <DelayedSkeleton label={t('staff.reading')} />;
  return (
    <div className="page">
      <Note kind="error" live>
        <p>{problemText(error as ApiError)}</p>
      </Note>
    </div>
  );
}

function School({ school }: { readonly school: SupportedSchool }) {
  const { t } = useTranslation('account');
  const { day } = useDates();
  const { id, name, slug, without_administrator_since: since, closes_at: end, members, domains } = school;
  return (
    <div className="page">
      <div>
        <h1 dir="auto">{name}</h1>
        <p className="page__text">
          <bdi>{slug}</bdi>
        </p>
      </div>
      {since !== null && (
        <Note kind="error">
          <p>{t('support.without', { date: day(since) })}</p>
          {end !== null && <p>{t('support.closes', { date: day(end) })}</p>}
        </Note>
      )}
      <section className="card">
        <h2>{t('support.members')}</h2>
        {members.length === 0 && <p>{t('support.noMembers')}</p>}
        <ul className="found-list">
          {members.map(member => (
            <SupportedMember key={member.user_id} school={school} member={member} />
          ))}
        </ul>
      </section>
      {since !== null && <AppointForm school={school} />}
      <section className="card">
        <h2>{t('support.domains')}</h2>
        <p>{t('support.domainsText')}</p>
        {domains.length === 0 && <p>{t('support.noDomains')}</p>}
        <ul className="found-list">
          {domains.map(each => (
            <JudgedDomain key={each.domain} organizationId={id} known={each} />
          ))}
        </ul>
      </section>
    </div>
  );
}
