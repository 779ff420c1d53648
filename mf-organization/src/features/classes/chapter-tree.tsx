import type { CourseData } from '@burrow/contracts';
import { useFormContext, useWatch } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { chapterKey } from './chapters.rules.ts';

const NAME = 'unlocked_chapters';

/** Courses with their chapters as checkboxes; that of a course ticks all of its chapters. */
export function ChapterTree({ courses }: { readonly courses: readonly CourseData[] }) {
  const { t } = useTranslation('organization');
  const error = useFormContext().formState.errors[NAME]?.message;
  return (
    <fieldset className="form-field chapter-tree">
      <legend className="form-field__label">{t('classForm.chapters')}</legend>
      <p className="form-field__hint">{t('classForm.chaptersHint')}</p>
      <ul>
        {courses.map(course => (
          <li key={course.id}>
            <CourseBranch course={course} />
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p className="form-field__error" role="alert">
          <Icon name="error" size={16} />
          <span>{String(error)}</span>
        </p>
      )}
    </fieldset>
  );
}

function CourseBranch({ course }: { readonly course: CourseData }) {
  const form = useFormContext();
  const ticked = useWatch({ name: NAME }) as readonly string[];
  const keys = course.chapters.map(({ id }) => chapterKey(course.id, id));
  const open = keys.filter(key => ticked.includes(key));
  const isWhole = open.length === keys.length;
  const set = (value: readonly string[]): void =>
    form.setValue(NAME, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const turn = (changed: readonly string[], on: boolean): void =>
    set(on ? [...new Set([...ticked, ...changed])] : ticked.filter(key => !changed.includes(key)));
  return (
    <>
      <label className="chapter-tree__label chapter-tree__label--course">
        <input
          type="checkbox"
          className="form-check__box"
          checked={isWhole}
          ref={box => {
            if (box) box.indeterminate = open.length > 0 && !isWhole;
          }}
          onChange={() => turn(keys, !isWhole)}
        />
        {course.name}
      </label>
      <ul>
        {course.chapters.map(({ id, name }) => (
          <li key={id}>
            <label className="chapter-tree__label">
              <input
                type="checkbox"
                className="form-check__box"
                checked={ticked.includes(chapterKey(course.id, id))}
                onChange={({ target }) => turn([chapterKey(course.id, id)], target.checked)}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
