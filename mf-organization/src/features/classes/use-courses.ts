import type { CourseData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useCourseChaptersQuery } from '../../api/classes.api.ts';

interface Courses {
  /** As soon as all are known. */
  readonly courses: readonly CourseData[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The two courses that a class may restrict, with their chapters in the page's language. */
export function useCourses(): Courses {
  const { language } = useTranslation().i18n;
  const beginner = useCourseChaptersQuery({ course: 'python', language });
  const advanced = useCourseChaptersQuery({ course: 'advanced-python', language });
  const both = [beginner, advanced];
  const courses = both.flatMap(({ data }) => (data ? [data] : []));
  return {
    courses: courses.length === both.length ? courses : undefined,
    error: beginner.error ?? advanced.error,
    refetch: () => both.forEach(each => void each.refetch()),
  };
}
