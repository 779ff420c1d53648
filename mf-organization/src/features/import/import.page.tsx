import { PageHead, LoadSkeleton } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useAllClassesQuery } from '../../api/classes.api.ts';
import { Failure } from '../../components/failure.tsx';
import type { ReadColumns } from './columns.rules.ts';
import { CompareList } from './compare-list.tsx';
import type { LoadedList } from './loaded-list.ts';
import { MadeStudents } from './made-students.tsx';
import { ReviewList, type ReadyRows } from './review-list.tsx';
import { RosterClasses, type RosterFiles } from './roster-classes.tsx';
import { SourceForm } from './source-form.tsx';
import type { FreshRows } from './use-difference.ts';

type Step =
  | { readonly name: 'source' }
  | { readonly name: 'classes'; readonly files: RosterFiles }
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
          left={step.before.fresh.left}
          onAgain={again}
          onCorrect={() => setStep({ ...step.before, fresh: { ...step.before.fresh, rows: step.ready } })}
          onCompare={() => setStep({ ...step.before, name: 'compare' })}
        />
      ) : data ? (
        <Steps step={step} classes={data} onStep={setStep} />
      ) : error ? (
        <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton lines={8} />
      )}
    </>
  );
}

interface StepsProps {
  readonly step: Exclude<Step, { readonly name: 'made' }>;
  readonly classes: readonly SchoolClass[];
  readonly onStep: (step: Step) => void;
}

/** From a list to those of it who are new. */
function Steps({ step, classes, onStep }: StepsProps) {
  const [params] = useSearchParams();
  const again = () => onStep({ name: 'source' });
  const compare = (list: LoadedList) => onStep({ name: 'compare', list, columns: null });
  switch (step.name) {
    case 'review':
      return (
        <ReviewList
          list={step.list}
          columns={step.columns}
          rows={step.fresh.rows}
          left={step.fresh.left}
          classes={classes}
          onColumns={columns => onStep({ name: 'compare', list: step.list, columns })}
          onBack={again}
          onReady={ready => onStep({ name: 'made', ready, before: step })}
        />
      );
    case 'compare':
      return (
        <CompareList
          list={step.list}
          columns={step.columns}
          onBack={again}
          onFresh={(fresh, columns) => onStep({ name: 'review', list: step.list, columns, fresh })}
        />
      );
    case 'classes':
      return <RosterClasses files={step.files} classes={classes} onBack={again} onRead={compare} />;
    case 'source':
      return (
        <SourceForm
          classes={classes}
          chosen={params.get('class') ?? ''}
          onRead={compare}
          onRoster={files => onStep({ name: 'classes', files })}
        />
      );
  }
}
