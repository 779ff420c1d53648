import { type LessonFocus, type SchoolClass, unlockedChapters } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useId, useState } from 'react';
import { useCourseChaptersQuery } from '../../api/classes.api.ts';
import { CourseChoice, courseOf, coursesOf } from '../live/index.ts';

interface LevelCallProps {
  readonly schoolClass: SchoolClass;
  readonly isLoading: boolean;
  readonly onCall: (level: NonNullable<LessonFocus['level']>) => void;
}

/** Chooses a level that the class has unlocked, and calls everybody to it. */
export function LevelCall({ schoolClass, isLoading, onCall }: LevelCallProps) {
  const { t, i18n } = useTranslation('look-here');
  const id = useId();
  const [course, setCourse] = useState(() => courseOf(schoolClass));
  const [chosen, setChosen] = useState('');
  const { currentData } = useCourseChaptersQuery({ course, language: i18n.language });
  const chapters = unlockedChapters(course, schoolClass, currentData?.chapters ?? []);
  const choose = (next: string): void => {
    setCourse(next);
    setChosen('');
  };
  return (
    <>
      {coursesOf(schoolClass).length > 1 && <CourseChoice course={course} onChoose={choose} />}
      <label htmlFor={id} className="visually-hidden">
        {t('level')}
      </label>
      <select
        id={id}
        className="school-select"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="" disabled>
          {t('choose')}
        </option>
        {chapters.map(({ id: chapter, name, level_data: levels }) => (
          <optgroup key={chapter} label={name}>
            {levels.map(({ slug, name: level }) => (
              <option key={slug} value={slug}>
                {level}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button
        disabled={chosen === ''}
        loading={isLoading}
        onClick={() => onCall({ course_id: course, level_slug: chosen })}
      >
        {t('call')}
      </Button>
    </>
  );
}
