import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useLessonCoursesQuery } from '../../api/classes.api.ts';
import { useProgressByCourseQuery } from '../../api/class-work.api.ts';
import { coursesTaken } from './class-work.rules.ts';

/** How far a class is in its course, once that is known. */
export interface ClassWorkShown {
  /** The name of the chapter that most students play. */
  readonly mostOn: string | null;
  /** From 0 to 1. */
  readonly share: number | null;
}

const UNKNOWN: ClassWorkShown = { mostOn: null, share: null };

/** How far the classes of a list are, each in its own course. */
export function useClassesWork(
  classes: readonly SchoolClass[],
): (schoolClass: SchoolClass) => ClassWorkShown {
  const { language } = useTranslation().i18n;
  const taken = coursesTaken(classes);
  const { data: progress } = useProgressByCourseQuery(taken, { skip: taken.length === 0 });
  const { data: courses } = useLessonCoursesQuery(language);
  const nameOf = (course: string, chapter: number): string =>
    courses?.find(({ id }) => id === course)?.chapters.find(({ id }) => id === chapter)?.name ??
    String(chapter);
  const shown = new Map(
    progress?.flatMap(({ classes: each }, at) =>
      each.map(({ class_id: id, most_on: chapter, share }): readonly [string, ClassWorkShown] => [
        id,
        { mostOn: chapter ? nameOf(taken[at]?.course ?? '', chapter) : null, share },
      ]),
    ),
  );
  return ({ id }) => shown.get(id) ?? UNKNOWN;
}

/** How much of its course a class has done; nothing before that is known. */
export function WorkBar({ share }: Pick<ClassWorkShown, 'share'>) {
  const { t } = useTranslation('live');
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return (
    <span className="work-bar">
      <span className="work-bar__track" aria-hidden>
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      {t('percent', { percent })}
    </span>
  );
}
