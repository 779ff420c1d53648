import { useTranslation } from '@burrow/i18n';
import { useMemo } from 'react';
import { useCourseChaptersQuery } from '../../api/classes.api.ts';

/** What chapters and levels of a course are called, once that is known; before, they have their numbers. */
export interface CourseWords {
  readonly chapter: (id: number) => string;
  readonly level: (slug: string) => string;
}

/** The names of a course's chapters and levels in the page's language. */
export function useCourseWords(course: string): CourseWords {
  const { language } = useTranslation().i18n;
  const { data } = useCourseChaptersQuery({ course, language });
  return useMemo(() => {
    const chapters = new Map(data?.chapters.map(({ id, name }) => [id, name]));
    const levels = new Map(
      data?.chapters.flatMap(each => each.level_data.map(({ slug, name }) => [slug, name])),
    );
    return {
      chapter: id => chapters.get(id) ?? String(id),
      level: slug => levels.get(slug) ?? slug,
    };
  }, [data]);
}
