import { PageHead, LoadSkeleton } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useAllClassesQuery } from '../../api/classes.api.ts';
import { Failure } from '../../components/failure.tsx';
import type { Table } from './columns.rules.ts';
import { MadeStudents } from './made-students.tsx';
import { ReviewList, type ReadyRows } from './review-list.tsx';
import { tableOfRows } from './rows.rules.ts';
import { SourceForm } from './source-form.tsx';

type Step =
  | { readonly name: 'source' }
  | { readonly name: 'review'; readonly table: Table; readonly classId: string | null }
  | { readonly name: 'made'; readonly ready: ReadyRows; readonly classId: string | null };

/** Many students at once: a list is read, looked through row by row, and made with cards to cut out. */
export function ImportPage() {
  const { t } = useTranslation('import');
  const [params] = useSearchParams();
  const [step, setStep] = useState<Step>({ name: 'source' });
  const { data, error, refetch } = useAllClassesQuery();
  const again = () => setStep({ name: 'source' });
  return (
    <>
      <PageHead
        title={t('title')}
        text={step.name === 'made' ? undefined : t('text')}
        above={{ to: 'organization/students', text: t('students') }}
      />
      {step.name === 'made' ? (
        <MadeStudents
          ready={step.ready}
          classId={step.classId}
          onAgain={again}
          onCorrect={() => setStep({ name: 'review', table: tableOfRows(step.ready), classId: step.classId })}
        />
      ) : data && step.name === 'review' ? (
        <ReviewList
          table={step.table}
          classId={step.classId}
          classes={data}
          onBack={again}
          onReady={ready => setStep({ name: 'made', ready, classId: step.classId })}
        />
      ) : data ? (
        <SourceForm
          classes={data}
          chosen={params.get('class') ?? ''}
          onRead={(table, classId) => setStep({ name: 'review', table, classId })}
        />
      ) : error ? (
        <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton lines={8} />
      )}
    </>
  );
}
