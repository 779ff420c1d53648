import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { SchoolStudent } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useState } from 'react';
import { useUpdateSchoolStudentMutation } from '../api/students.api.ts';
import { MoveStudents } from './move-students.tsx';
import { useRemoveStudents } from './use-remove-students.ts';

interface StudentActionsProps {
  /** Those who are ticked. */
  readonly students: readonly SchoolStudent[];
  /** The class in view. */
  readonly classId: string | undefined;
  readonly onDone: () => void;
}

/** What can be done with the students who are ticked. */
export function StudentActions({ students, classId, onDone }: StudentActionsProps) {
  const { t } = useTranslation('students');
  const { remove, isLoading } = useRemoveStudents();
  if (students.length === 0) return null;
  const removeAll = async (): Promise<void> => {
    if (await remove(students)) onDone();
  };
  return (
    <div className="school-move">
      <strong role="status">{t('selected', { total: students.length })}</strong>
      <MoveStudents ids={students.map(({ student_id: id }) => id)} from={classId} onMoved={onDone} />
      <TurnAssistant students={students} onDone={onDone} />
      <Button danger loading={isLoading} onClick={() => void removeAll()}>
        <Icon name="remove" size={16} /> {t('remove.remove')}
      </Button>
      <Button className="school-move__clear" type="text" onClick={onDone}>
        {t('clear')}
      </Button>
    </div>
  );
}

function TurnAssistant({ students, onDone }: Omit<StudentActionsProps, 'classId'>) {
  const { t } = useTranslation('students');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [update] = useUpdateSchoolStudentMutation();
  const [isBusy, setIsBusy] = useState(false);
  /** On only if all of them are without it. */
  const on = students.every(({ assistant_enabled: has }) => !has);
  const turn = async (): Promise<void> => {
    setIsBusy(true);
    for (const { student_id: id, assistant_enabled: has } of students) {
      if (has === on) continue;
      const { error } = await update({ id, update: { assistant_enabled: on } });
      if (!error) continue;
      setIsBusy(false);
      return void dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    }
    setIsBusy(false);
    dispatch(snackbarShown(t(on ? 'assistant.isOn' : 'assistant.isOff'), 'success'));
    onDone();
  };
  return (
    <Button loading={isBusy} onClick={() => void turn()}>
      {t(on ? 'assistant.turnOn' : 'assistant.turnOff')}
    </Button>
  );
}
