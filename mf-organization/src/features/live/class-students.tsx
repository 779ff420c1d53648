import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { Failure } from '../../components/failure.tsx';
import { StudentList } from '../../students/student-list.tsx';
import { ClassFailures } from '../failures/index.ts';
import { ClassMap } from './class-map.tsx';
import { courseOf } from './class-work.rules.ts';
import { LiveCut } from './live-cut.tsx';
import { CourseChoice } from './course-choice.tsx';
import { useCourseWords } from './use-course-words.ts';
import { useClassWork } from './use-class-work.ts';
import { useWorkColumns } from './work-columns.tsx';
import { type Shown, WorkFilter } from './work-filter.tsx';

interface ClassStudentsProps {
  readonly schoolClass: SchoolClass;
  /** Shown if the class has nobody. */
  readonly emptyText: string;
}

/** The students of a class and what they do: where they are on the map, and each with the chapters. */
export function ClassStudents({ schoolClass, emptyText }: ClassStudentsProps) {
  const { t } = useTranslation('live');
  const [course, setCourse] = useState(() => courseOf(schoolClass));
  const [shown, setShown] = useState<Shown>('all');
  const words = useCourseWords(course);
  const { progress, work, now, error, refetch } = useClassWork(schoolClass, course);
  const only =
    shown === 'all'
      ? undefined
      : new Set([...work].filter(([, { status }]) => status === shown).map(([id]) => id));
  const columns = useWorkColumns({ progress, schoolClass, work, words, now, only });
  return (
    <>
      <LiveCut />
      {progress ? (
        <ClassMap schoolClass={schoolClass} progress={progress} work={work} words={words}>
          <CourseChoice course={course} onChoose={setCourse} />
        </ClassMap>
      ) : (
        error !== undefined && <Failure title={t('notLoaded')} error={error} onRetry={refetch} />
      )}
      {progress && (
        <ClassFailures
          classId={schoolClass.id}
          levelName={(of, slug) => (of === course ? words.level(slug) : slug)}
        />
      )}
      <StudentList classId={schoolClass.id} emptyText={emptyText} columns={columns}>
        <WorkFilter work={work} shown={shown} onShow={setShown} />
      </StudentList>
    </>
  );
}
