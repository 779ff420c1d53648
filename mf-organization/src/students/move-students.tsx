import { type ApiError, snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useId, useState } from 'react';
import { useTransferStudentsMutation } from '../api/students.api.ts';
import { ClassSelect } from '../components/class-select.tsx';

const NO_CLASS = 'none';

interface MoveStudentsProps {
  readonly ids: readonly string[];
  /** The class in view, which is not offered. */
  readonly from: string | undefined;
  readonly onMoved: () => void;
}

/** Moves the students who are ticked to another class. */
export function MoveStudents({ ids, from, onMoved }: MoveStudentsProps) {
  const { t } = useTranslation('organization');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const { isAdmin } = useSession();
  const id = useId();
  const [target, setTarget] = useState('');
  const [transfer, { isLoading }] = useTransferStudentsMutation();

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
  const choose = { value: '', text: t('move.choose') };
  const none = { value: NO_CLASS, text: t('move.none') };
  return (
    <>
      <label htmlFor={id}>{t('move.to')}</label>
      <ClassSelect
        id={id}
        value={target}
        onChoose={setTarget}
        others={isAdmin ? [choose, none] : [choose]}
        without={from}
      />
      <Button disabled={target === ''} loading={isLoading} onClick={() => void move()}>
        <Icon name="move" size={16} /> {t('move.move')}
      </Button>
    </>
  );
}
