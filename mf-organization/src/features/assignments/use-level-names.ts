import { useTranslation } from '@burrow/i18n';
import { useCourseChaptersQuery } from '../../api/classes.api.ts';

/** Returns what gives a level of a course its name; its slug as long as that is not known. */
export function useLevelNames(course: string): (slug: string) => string {
  const { language } = useTranslation().i18n;
  const { data } = useCourseChaptersQuery({ course, language });
  const names = new Map(
    data?.chapters.flatMap(({ level_data: levels }) => levels).map(({ slug, name }) => [slug, name]),
  );
  return slug => names.get(slug) ?? slug;
}
