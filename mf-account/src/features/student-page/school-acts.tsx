import type { SchoolAct } from '@burrow/contracts';
import { LoadSkeleton } from '@burrow/client';
import { Failure } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useState } from 'react';
import { useSchoolActsQuery } from '../../api/students.api.ts';

const PER_PAGE = 10;

interface SchoolActsProps {
  readonly studentId: string;
}

/** What adults of a school, and support, did to the child's account, for the parent. */
export function SchoolActs({ studentId }: SchoolActsProps) {
  const { t } = useTranslation('profile');
  return (
    <Panel title={t('schoolActs.title')} text={t('schoolActs.text')}>
      <Acts key={studentId} studentId={studentId} />
    </Panel>
  );
}

function Acts({ studentId }: SchoolActsProps) {
  const { t } = useTranslation('profile');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useSchoolActsQuery({ student_id: studentId, page, per_page: PER_PAGE });
  if (!data && error)
    return <Failure title={t('schoolActs.notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={3} />;
  const { acts, total } = data;
  if (total === 0) return <p>{t('schoolActs.none')}</p>;
  const from = (page - 1) * PER_PAGE + 1;
  return (
    <>
      <ol className="school-acts" aria-label={t('schoolActs.list')}>
        {acts.map((act, at) => (
          <ActLine key={`${act.at} ${from + at}`} act={act} />
        ))}
      </ol>
      {total > PER_PAGE && (
        <div className="panel__links">
          <p role="status">
            {t('schoolActs.part', { from, to: Math.min(total, from + PER_PAGE - 1), total })}
          </p>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('schoolActs.newer')}
          </Button>
          <Button disabled={page * PER_PAGE >= total} onClick={() => setPage(page + 1)}>
            {t('schoolActs.older')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A name keeps its own direction in a sentence of the other one. */
const isolated = (name: string | null): string => `\u2068${name ?? ''}\u2069`;

function ActLine({ act }: { readonly act: SchoolAct }) {
  const { t } = useTranslation('profile');
  const { dayAndTime } = useDates();
  const { at, action, by, name, school } = act;
  const who = name === null && by !== 'support' ? `schoolActs.unnamed.${by}` : `schoolActs.by.${by}`;
  return (
    <li className="school-acts__line">
      <span className="school-acts__what">
        {t([`schoolActs.actions.${action}`, 'schoolActs.actions.other'])}
      </span>
      <span>{t(who, { name: isolated(name), school: isolated(school) })}</span>
      <time dateTime={at}>{dayAndTime(at)}</time>
    </li>
  );
}
