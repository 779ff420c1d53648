import type { CoursePart } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useCoursePartQuery } from './course.api.ts';
import { chapterOf } from './navigation.rules.ts';

interface Place {
  readonly course: string;
  /** Null where no level is shown. */
  readonly level: string | null;
}

/** Returns the course around a level; while that is loading, what is known of it if the level is in that. */
export function useCoursePart({ course, level }: Place): CoursePart | undefined {
  const { i18n } = useTranslation();
  const { currentData, data } = useCoursePartQuery({
    course,
    language: i18n.language,
    ...(level !== null && { level }),
  });
  if (currentData || data?.id !== course) return currentData;
  return level === null || chapterOf(data, level) ? data : undefined;
}
