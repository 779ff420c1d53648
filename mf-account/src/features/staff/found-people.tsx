import { type ApiError, LinkButton, useSession } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, Note } from '@burrow/ui';
import type { ReactNode } from 'react';
import type { OrganizationChoice } from './search.rules.ts';
import type { Impersonation, Target } from './use-impersonate.ts';
import { useSearchEmailsQuery, useSearchOrganizationsQuery, useSearchUsernamesQuery } from './staff.api.ts';

interface FoundPeopleProps {
  readonly kind: 'emails' | 'usernames';
  readonly query: string;
  readonly organizationId: string | undefined;
  readonly impersonation: Impersonation;
}

interface Row extends Target {
  readonly details: string;
}

/** Users by address, or students by username. */
export function FoundPeople({ kind, query, organizationId, impersonation }: FoundPeopleProps) {
  const { t } = useTranslation('account');
  const { isStaff } = useSession();
  const asked = { query, organizationId };
  const users = useSearchEmailsQuery(asked, { skip: kind !== 'emails' });
  const students = useSearchUsernamesQuery(asked, { skip: kind !== 'usernames' });
  const { error, isFetching } = kind === 'emails' ? users : students;
  const words = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');
  const userRows = users.currentData?.users.map((user): Row => ({
    kind: 'user',
    id: user.user_id,
    name: user.email,
    details: words(
      user.full_name,
      t(`staff.types.${user.user_type}`),
      user.organization_name,
      user.mail_refused_at && t('staff.mailRefused'),
    ),
  }));
  const studentRows = students.currentData?.students.map((student): Row => ({
    kind: 'student',
    id: student.student_id,
    name: student.username,
    details: words(t('staff.types.student'), student.organization_name),
  }));
  const rows = kind === 'emails' ? userRows : studentRows;
  return (
    <Results isFetching={isFetching} error={error as ApiError | undefined} count={rows?.length}>
      {rows?.map(row => (
        <li key={row.id} className="found">
          <div className="found__words">
            <bdi className="found__name">{row.name}</bdi>
            <span className="found__details">{row.details}</span>
          </div>
          {row.kind === 'user' && isStaff && <PurchasesLink id={row.id} name={row.name} />}
          <Button disabled={impersonation.isBusy} onClick={() => void impersonation.impersonate(row)}>
            {t('staff.impersonate')}
            <span className="visually-hidden">{row.name}</span>
          </Button>
        </li>
      ))}
    </Results>
  );
}

/** What somebody bought, on a page of buying. */
function PurchasesLink({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('account');
  return (
    <LinkButton to={`staff/purchases/buyer?find=${id}`}>
      {t('staff.purchases')}
      <span className="visually-hidden">{name}</span>
    </LinkButton>
  );
}

interface FoundOrganizationListProps {
  readonly query: string;
  readonly onChoose: (organization: OrganizationChoice) => void;
}

/** Organisations by name or short name; each can be searched further. */
export function FoundOrganizationList({ query, onChoose }: FoundOrganizationListProps) {
  const { t } = useTranslation('account');
  const { currentData, error, isFetching } = useSearchOrganizationsQuery({ query });
  const rows = currentData?.organizations;
  return (
    <Results isFetching={isFetching} error={error as ApiError | undefined} count={rows?.length}>
      {rows?.map(organization => (
        <li key={organization.id} className="found">
          <div className="found__words">
            <bdi className="found__name">{organization.name}</bdi>
            <span className="found__details">{organization.slug}</span>
          </div>
          <LinkButton to={`staff/schools/${organization.id}`}>
            {t('support.open')}
            <span className="visually-hidden">{organization.name}</span>
          </LinkButton>
          <PurchasesLink id={organization.id} name={organization.name} />
          <Button onClick={() => onChoose(organization)}>
            {t('staff.people')}
            <span className="visually-hidden">{organization.name}</span>
          </Button>
        </li>
      ))}
    </Results>
  );
}

interface ResultsProps {
  readonly isFetching: boolean;
  readonly error: ApiError | undefined;
  readonly count: number | undefined;
  readonly children: ReactNode;
}

function Results({ isFetching, error, count, children }: ResultsProps) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  if (error && !isFetching)
    return (
      <Note kind="error" live>
        <p>{problemText(error)}</p>
      </Note>
    );
  if (count === undefined) return <DelayedSkeleton label={t('staff.searching')} lines={3} />;
  return (
    <section className="stack stack--tight">
      <p role="status" className="found__count">
        {t('staff.found', { count })}
      </p>
      <ul className="found-list">{children}</ul>
    </section>
  );
}
