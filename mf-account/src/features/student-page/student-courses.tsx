import { Failure } from '@burrow/forms';
import { LoadSkeleton } from '@burrow/client';
import { Panel } from '@burrow/ui';
import type { TriedLevel } from '@burrow/contracts';
import { FIRST_COURSE } from '@burrow/contracts/courses';
import { useTranslation } from '@burrow/i18n';
import {
  useStudentCourseQuery,
  useStudentQuizzesQuery,
  useStudentWorkQuery,
} from '../../api/learning.api.ts';
import { ChapterProgress } from './chapter-progress.tsx';
import { progressOf } from './progress.rules.ts';

interface StudentCoursesProps {
  readonly studentId: string;
  readonly character: string;
}

/** Progress, code and quizzes: of the first course, and of others once they are begun. */
export function StudentCourses({ studentId, character }: StudentCoursesProps) {
  const { t } = useTranslation('profile');
  const work = useStudentWorkQuery(studentId);
  if (work.isError)
    return (
      <Failure title={t('studentPage.notLoaded')} error={work.error} onRetry={() => void work.refetch()} />
    );
  if (!work.currentData) return <LoadSkeleton lines={8} />;
  const { levels } = work.currentData;
  const courses = [...new Set([FIRST_COURSE, ...levels.map(({ course_id }) => course_id)])];
  return (
    <div className="panels">
      {courses.map(course => (
        <StudentCourse
          key={course}
          course={course}
          studentId={studentId}
          character={character}
          work={levels.filter(({ course_id }) => course_id === course)}
        />
      ))}
    </div>
  );
}

interface StudentCourseProps extends StudentCoursesProps {
  readonly course: string;
  readonly work: readonly TriedLevel[];
}

function StudentCourse({ course, studentId, character, work }: StudentCourseProps) {
  const { t, i18n } = useTranslation('profile');
  const {
    currentData: data,
    error,
    refetch,
  } = useStudentCourseQuery({ course, studentId, language: i18n.language });
  const quizzes = useStudentQuizzesQuery({ studentId, language: i18n.language });
  if (error)
    return <Failure title={t('studentPage.courseNotLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={6} />;
  const { done, count } = progressOf(data.chapters.flatMap(chapter => chapter.level_data));
  return (
    <Panel title={data.name} text={t('studentPage.levels', { done, count })}>
      {quizzes.isError && (
        <Failure
          title={t('quizResults.notLoaded')}
          error={quizzes.error}
          onRetry={() => void quizzes.refetch()}
        />
      )}
      <ul className="chapters">
        {data.chapters.map(chapter => (
          <ChapterProgress
            key={chapter.id}
            chapter={chapter}
            work={work}
            quiz={quizzes.currentData?.quizzes.find(
              quiz => quiz.course_id === course && quiz.chapter_id === chapter.id,
            )}
            animal={t(`characters.${character}`)}
          />
        ))}
      </ul>
    </Panel>
  );
}
