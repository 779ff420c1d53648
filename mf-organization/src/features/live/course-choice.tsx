import { LESSON_COURSES } from '@burrow/contracts/courses';
import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';

interface CourseChoiceProps {
  readonly course: string;
  readonly onChoose: (course: string) => void;
}

/** Of which course the page tells. */
export function CourseChoice({ course, onChoose }: CourseChoiceProps) {
  const { t } = useTranslation('live');
  const { t: courseWord } = useTranslation('course-words');
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('course')}
      </label>
      <select
        id={id}
        className="school-select"
        value={course}
        onChange={({ target }) => onChoose(target.value)}
      >
        {LESSON_COURSES.map(({ slug }) => (
          <option key={slug} value={slug}>
            {courseWord(`${slug}.short`)}
          </option>
        ))}
      </select>
    </>
  );
}
