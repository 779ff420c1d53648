import { PageHead, LoadSkeleton } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { useSchoolClassQuery } from '../../api/classes.api.ts';
import { Failure } from '../../components/failure.tsx';
import { CourseChoice, courseOf } from '../live/index.ts';
import { ChildReport } from './child-report.tsx';
import { useResults } from './use-results.ts';

/** How far a class is: a page for each child's parents to print. */
export function ReportPage() {
  const { t } = useTranslation('report');
  const { classId = '' } = useParams();
  const { currentData, error, refetch } = useSchoolClassQuery(classId);
  if (currentData) return <Report key={classId} schoolClass={currentData} />;
  if (error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={6} />;
}

function Report({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('report');
  const { id, name } = schoolClass;
  const [course, setCourse] = useState(() => courseOf(schoolClass));
  const { results, others, error, refetch } = useResults(id, course, 'last_name');
  return (
    <>
      <PageHead
        title={t('of', { name })}
        text={t('text')}
        above={{ to: `organization/classes/${id}`, text: name }}
      />
      <section className="panel report-tools" aria-label={t('tools')}>
        <CourseChoice course={course} onChoose={setCourse} />
        {results && results.length > 0 && (
          <div className="import-actions">
            <Button type="primary" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        )}
        {others > 0 && <p>{t('others', { count: others })}</p>}
      </section>
      {results ? (
        results.length === 0 ? (
          <p className="panel">{t('nobody')}</p>
        ) : (
          results.map(result => (
            <ChildReport key={result.student.student_id} result={result} course={course} className={name} />
          ))
        )
      ) : error ? (
        <Failure title={t('notLoaded')} error={error} onRetry={refetch} />
      ) : (
        <LoadSkeleton lines={8} />
      )}
    </>
  );
}
