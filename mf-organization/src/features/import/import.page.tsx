import { PageHead, LoadSkeleton } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useAllClassesQuery } from '../../api/classes.api.ts';
import { Failure } from '../../components/failure.tsx';
import type { ReadColumns } from './columns.rules.ts';
import { CompareList } from './compare-list.tsx';
import type { LoadedList } from './loaded-list.ts';
import { MadeStudents } from './made-students.tsx';
import { ReviewList, type ReadyRows } from './review-list.tsx';
import { SourceForm } from './source-form.tsx';
import type { FreshRows } from './use-difference.ts';

type Step =
  | { readonly name: 'source' }
  | { readonly name: 'compare'; readonly list: LoadedList; readonly columns: ReadColumns | null }
  | {
      readonly name: 'review';
      readonly list: LoadedList;
      readonly columns: ReadColumns;
      readonly fresh: FreshRows;
    }
  | { readonly name: 'made'; readonly ready: ReadyRows; readonly before: Step & { readonly name: 'review' } };

/**
 * Many students at once: a list is read, compared with the school, and who is new is looked through row by row and made,
 * with cards to cut out.
 */
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
          list={step.before.list}
          state={step.before.fresh.state}
          onAgain={again}
          onCorrect={() =>
            setStep({ ...step.before, fresh: { rows: step.ready, state: step.before.fresh.state } })
          }
          onCompare={() => setStep({ ...step.before, name: 'compare' })}
        />
      ) : data && step.name === 'review' ? (
        <ReviewList
          list={step.list}
          columns={step.columns}
          rows={step.fresh.rows}
          classes={data}
          onColumns={columns => setStep({ name: 'compare', list: step.list, columns })}
          onBack={again}
          onReady={ready => setStep({ name: 'made', ready, before: step })}
        />
      ) : data && step.name === 'compare' ? (
        <CompareList
          list={step.list}
          columns={step.columns}
          onBack={again}
          onFresh={(fresh, columns) => setStep({ name: 'review', list: step.list, columns, fresh })}
        />
      ) : data ? (
        <SourceForm
          classes={data}
          chosen={params.get('class') ?? ''}
          onRead={list => setStep({ name: 'compare', list, columns: null })}
        />
      ) : error ? (
        <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton lines={8} />
      )}
    </>
  );
}
