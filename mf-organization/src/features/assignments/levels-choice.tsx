import { LoadSkeleton } from '@burrow/client';
import type { CourseData } from '@burrow/contracts';
import { COURSES } from '@burrow/contracts/courses';
import { useFormContext, useWatch } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useId } from 'react';
import { useCourseChaptersQuery } from '../../api/classes.api.ts';
import { Failure } from '../../components/failure.tsx';

const LEVELS = 'level_slugs';

/** Levels of a course, by chapter, or challenges. */
export function LevelsChoice() {
  const { t, i18n } = useTranslation('assignments');
  const { t: courseWord } = useTranslation('course-words');
  const id = useId();
  const form = useFormContext();
  const course = String(useWatch({ name: 'course_id' }));
  const { currentData, error, refetch } = useCourseChaptersQuery({ course, language: i18n.language });
  const problem = form.formState.errors[LEVELS]?.message;
  const choose = (next: string): void => {
    form.setValue('course_id', next, { shouldDirty: true });
    form.setValue(LEVELS, [], { shouldDirty: true });
  };
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-field__label">
        {t('form.course')}
      </label>
      <select
        id={id}
        className="school-select"
        value={course}
        onChange={({ target }) => choose(target.value)}
      >
        {COURSES.map(({ slug }) => (
          <option key={slug} value={slug}>
            {courseWord(`${slug}.short`)}
          </option>
        ))}
      </select>
      {currentData ? (
        currentData.chapters.map(chapter => <ChapterLevels key={chapter.id} chapter={chapter} />)
      ) : error ? (
        <Failure title={t('levelsNotLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton lines={4} />
      )}
      {problem !== undefined && (
        <p className="form-field__error" role="alert">
          <Icon name="error" size={16} />
          <span>{String(problem)}</span>
        </p>
      )}
    </div>
  );
}

function ChapterLevels({
  chapter: { name, level_data: levels },
}: {
  readonly chapter: CourseData['chapters'][number];
}) {
  const { t } = useTranslation('assignments');
  const form = useFormContext();
  const chosen = useWatch({ name: LEVELS }) as readonly string[];
  const set = (value: readonly string[]): void =>
    form.setValue(LEVELS, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const here = levels.filter(({ slug }) => chosen.includes(slug)).length;
  return (
    <details className="chapter-levels">
      <summary>
        <span>{name}</span>
        {here > 0 && <span className="school-quiet">{t('form.chosen', { total: here })}</span>}
      </summary>
      {levels.map(({ slug, name: level }) => (
        <label key={slug} className="chapter-tree__label">
          <input
            type="checkbox"
            className="form-check__box"
            checked={chosen.includes(slug)}
            onChange={({ target }) =>
              set(target.checked ? [...chosen, slug] : chosen.filter(each => each !== slug))
            }
          />
          {level}
        </label>
      ))}
    </details>
  );
}
