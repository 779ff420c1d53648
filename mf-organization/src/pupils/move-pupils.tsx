import { type ApiError, snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useId, useState } from 'react';
import { useClassesQuery } from '../api/classes.api.ts';
import { useTransferPupilsMutation } from '../api/students.api.ts';

const MOST_CLASSES = 200;
const NO_CLASS = 'none';

interface MovePupilsProps {
  readonly ids: readonly string[];
  /** The class in view, which is not offered. */
  readonly from: string | undefined;
  readonly onMoved: () => void;
}

/** Moves the students who are ticked to another class. */
export function MovePupils({ ids, from, onMoved }: MovePupilsProps) {
  const { t } = useTranslation('organization');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const { isAdmin } = useSession();
  const id = useId();
  const [target, setTarget] = useState('');
  const { data } = useClassesQuery({ per_page: MOST_CLASSES });
  const [transfer, { isLoading }] = useTransferPupilsMutation();
  if (ids.length === 0) return null;

  const move = async (): Promise<void> => {
    const { error } = await transfer({
      student_ids: [...ids],
      class_id: target === NO_CLASS ? null : target,
    });
    if (error) return void dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    dispatch(snackbarShown(t('move.done'), 'success'));
    setTarget('');
    onMoved();
  };
  return (
    <div className="school-move">
      <strong role="status">{t('move.selected', { total: ids.length })}</strong>
      <label htmlFor={id}>{t('move.to')}</label>
      <select id={id} value={target} onChange={event => setTarget(event.target.value)}>
        <option value="">{t('move.choose')}</option>
        {data?.classes
          .filter(each => each.id !== from)
          .map(each => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        {isAdmin && <option value={NO_CLASS}>{t('move.none')}</option>}
      </select>
      <Button type="primary" disabled={target === ''} loading={isLoading} onClick={() => void move()}>
        {t('move.move')}
      </Button>
    </div>
  );
}
