import { LinkButton, LoadSkeleton, PageHead } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import type { ReactNode } from 'react';
import { Failure } from '../../components/failure.tsx';
import { WithClass } from '../../components/with-class.tsx';
import { BeginLesson, useEntry, useEntryChanges } from '../class-entry/index.ts';
import { LiveCut } from '../live/index.ts';
import { LookHere } from '../look-here/index.ts';
import { LessonCauses } from './lesson-causes.tsx';
import { LessonCounts } from './lesson-counts.tsx';
import { LessonStudents } from './lesson-students.tsx';
import { useLesson } from './use-lesson.ts';

/** The lesson of a class as it is now: who needs help, and what with. */
export function LessonPage() {
  return <WithClass>{schoolClass => <Lesson schoolClass={schoolClass} />}</WithClass>;
}

function Lesson({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('class-entry');
  const { id, name } = schoolClass;
  const { entry, times, error, refetch } = useEntry(id);
  const { setLesson, isLoading } = useEntryChanges(id);
  if (!entry)
    return error ? (
      <Failure title={t('notLoaded')} error={error} onRetry={refetch} />
    ) : (
      <LoadSkeleton lines={8} />
    );
  const minutes = times.lessonMinutes;
  const end = (
    <Button loading={isLoading} onClick={() => void setLesson({ end: true })}>
      {t('lesson.end')}
    </Button>
  );
  return (
    <div className="lesson">
      <PageHead
        title={name}
        text={minutes > 0 && t('lesson.open', { count: minutes })}
        above={{ to: `organization/classes/${id}`, text: t('wall.back') }}
      />
      {minutes > 0 ? (
        <OpenLesson key={entry.lesson_began_at} schoolClass={schoolClass} end={end} />
      ) : (
        <Panel title={t('lesson.title')} text={t('lesson.closed')}>
          <BeginLesson entry={entry} isLoading={isLoading} onChange={setLesson} />
        </Panel>
      )}
    </div>
  );
}

interface OpenLessonProps {
  readonly schoolClass: SchoolClass;
  /** Ends it. */
  readonly end: ReactNode;
}

function OpenLesson({ schoolClass, end }: OpenLessonProps) {
  const { t } = useTranslation('lesson');
  const { students, causes, focus, now, error, refetch } = useLesson(schoolClass.id);
  if (!students)
    return error ? (
      <Failure title={t('notLoaded')} error={error} onRetry={refetch} />
    ) : (
      <LoadSkeleton lines={8} />
    );
  return (
    <>
      <LiveCut />
      <LessonCounts students={students} />
      <div className="lesson__columns">
        <LessonStudents students={students} now={now} />
        <div className="lesson__beside">
          <LessonCauses causes={causes} students={students} />
          <Panel title={t('lead')}>
            <LookHere schoolClass={schoolClass} focus={focus} />
            <div className="lesson__end">
              <LinkButton to={`organization/classes/${schoolClass.id}/code`}>{t('code')}</LinkButton>
              {end}
            </div>
          </Panel>
        </div>
      </div>
    </>
  );
}
