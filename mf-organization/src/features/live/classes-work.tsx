import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useClassesProgressQuery } from '../../api/class-work.api.ts';
import { courseOf } from './class-work.rules.ts';
import { useCourseWords } from './use-course-words.ts';

/** How far a class is in its course, once that is known. */
export interface ClassWorkShown {
  /** The name of the chapter that most students play. */
  readonly mostOn: string | null;
  /** From 0 to 1. */
  readonly share: number | null;
}

const UNKNOWN: ClassWorkShown = { mostOn: null, share: null };

/** How far the classes of a list are, each in its own course: one call for each course. */
export function useClassesWork(
  classes: readonly SchoolClass[],
): (schoolClass: SchoolClass) => ClassWorkShown {
  const beginner = useCourseWork(classes, 'python');
  const advanced = useCourseWork(classes, 'advanced-python');
  return schoolClass =>
    (courseOf(schoolClass) === 'python' ? beginner : advanced).get(schoolClass.id) ?? UNKNOWN;
}

function useCourseWork(classes: readonly SchoolClass[], course: string): ReadonlyMap<string, ClassWorkShown> {
  const ids = classes.filter(each => courseOf(each) === course).map(({ id }) => id);
  const { data } = useClassesProgressQuery({ ids, course }, { skip: ids.length === 0 });
  const words = useCourseWords(course);
  return new Map(
    data?.classes.map(({ class_id: id, most_on: chapter, share }) => [
      id,
      { mostOn: chapter === null || chapter === 0 ? null : words.chapter(chapter), share },
    ]),
  );
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
