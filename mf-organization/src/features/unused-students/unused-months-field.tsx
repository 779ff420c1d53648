import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import { UNUSED_MONTHS, type UnusedStudents } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { type ChangeEvent, useId } from 'react';
import { useSetUnusedMonthsMutation } from '../../api/unused-students.api.ts';

/** After how long students who were not there leave. */
export function UnusedMonthsField({ months }: Pick<UnusedStudents, 'months'>) {
  const { t } = useTranslation('unused-students');
  const id = useId();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [save, { isLoading }] = useSetUnusedMonthsMutation();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = UNUSED_MONTHS.find(each => String(each) === target.value) ?? null;
    save({ months: chosen })
      .unwrap()
      .then(() => dispatch(snackbarShown(t('saved'), 'success')))
      .catch((problem: ApiError) => dispatch(snackbarShown(textOf(problem), 'error')));
  };
  return (
    <div className="panel unused-students__setting">
      <label htmlFor={id}>{t('after')}</label>
      <select
        id={id}
        className="school-select"
        value={months ?? ''}
        disabled={isLoading}
        aria-describedby={`${id}-hint`}
        onChange={choose}
      >
        {UNUSED_MONTHS.map(each => (
          <option key={each} value={each}>
            {t(`months.${each}`)}
          </option>
        ))}
        <option value="">{t('months.never')}</option>
      </select>
      <p id={`${id}-hint`} className="school-quiet">
        {t('hint')}
      </p>
    </div>
  );
}
