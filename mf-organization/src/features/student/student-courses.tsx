import { LoadSkeleton } from '@burrow/client';
import { Panel } from '@burrow/ui';
import type { CourseData } from '@burrow/contracts';
import { FIRST_COURSE } from '@burrow/contracts/courses';
import { useTranslation } from '@burrow/i18n';
import { useSchoolStudentCourseQuery, useSchoolStudentWorkQuery } from '../../api/learning.api.ts';
import { Failure } from '../../components/failure.tsx';

/** Progress by chapter: in the first course, and in others once they are begun. */
export function StudentCourses({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('students');
  const work = useSchoolStudentWorkQuery(studentId);
  if (work.isError)
    return <Failure title={t('workNotLoaded')} error={work.error} onRetry={() => void work.refetch()} />;
  if (!work.currentData) return <LoadSkeleton lines={8} />;
  const begun = work.currentData.levels.map(({ course_id }) => course_id);
  return [...new Set([FIRST_COURSE, ...begun])].map(course => (
    <StudentCourse key={course} course={course} studentId={studentId} />
  ));
}

interface StudentCourseProps {
  readonly course: string;
  readonly studentId: string;
}

function StudentCourse({ course, studentId }: StudentCourseProps) {
  const { t, i18n } = useTranslation('students');
  const { currentData, error, refetch } = useSchoolStudentCourseQuery({
    course,
    studentId,
    language: i18n.language,
  });
  if (error) return <Failure title={t('workNotLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadSkeleton lines={6} />;
  const levels = currentData.chapters.flatMap(chapter => chapter.level_data);
  const done = levels.filter(({ completed }) => completed).length;
  return (
    <Panel title={currentData.name} text={t('levels', { done, count: levels.length })}>
      <ul className="school-student-chapters">
        {currentData.chapters.map(chapter => (
          <ChapterLine key={chapter.id} chapter={chapter} />
        ))}
      </ul>
    </Panel>
  );
}

function ChapterLine({
  chapter: { name, level_data: levels },
}: {
  readonly chapter: CourseData['chapters'][number];
}) {
  const { t } = useTranslation('students');
  const done = levels.filter(({ completed }) => completed).length;
  const helped = levels.filter(({ with_help }) => with_help).length;
  return (
    <li>
      <span>{name}</span>
      <progress value={done} max={Math.max(levels.length, 1)} aria-label={name} />
      <span className="school-student-chapters__count">
        {t('of', { done, total: levels.length })}
        {helped > 0 && ` · ${t('withHelp', { helped })}`}
      </span>
    </li>
  );
}
