import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useRemoveSchoolStudentMutation } from '../api/students.api.ts';

interface RemoveStudents {
  /** Asks first. Whether all of them are gone. */
  readonly remove: (students: readonly RemovedStudent[]) => Promise<boolean>;
  readonly isLoading: boolean;
}

interface RemovedStudent {
  readonly student_id: string;
  readonly username: string;
}

/** Takes students out of the school, after a question; it stops at the first who could not be removed. */
export function useRemoveStudents(): RemoveStudents {
  const { t } = useTranslation('students');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [send, { isLoading }] = useRemoveSchoolStudentMutation();
  const remove = async (students: readonly RemovedStudent[]): Promise<boolean> => {
    const [first] = students;
    if (!first) return false;
    const one = students.length === 1;
    const agreed = await askConfirm({
      title: one
        ? t('remove.title', { username: first.username })
        : t('remove.titleMany', { count: students.length }),
      text: t('remove.text'),
      ok: t('remove.remove'),
      cancel: t('cancel'),
      destructive: true,
    });
    if (!agreed) return false;
    for (const { student_id: id } of students) {
      const { error } = await send(id);
      if (!error) continue;
      dispatch(snackbarShown(textOf(error as ApiError), 'error'));
      return false;
    }
    const done = one
      ? t('remove.done', { username: first.username })
      : t('remove.doneMany', { count: students.length });
    dispatch(snackbarShown(done, 'success'));
    return true;
  };
  return { remove, isLoading };
}
