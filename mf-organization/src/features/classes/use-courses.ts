import type { CourseData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useLessonCoursesQuery } from '../../api/classes.api.ts';

interface Courses {
  /** As soon as all are known. */
  readonly courses: readonly CourseData[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The courses that a class may restrict, with their chapters in the page's language. */
export function useCourses(): Courses {
  const { language } = useTranslation().i18n;
  const { data, error, refetch } = useLessonCoursesQuery(language);
  return { courses: data, error, refetch: () => void refetch() };
}
