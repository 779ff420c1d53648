import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useRemovePupilMutation } from '../api/students.api.ts';

interface RemovePupils {
  /** Asks first. Whether all of them are gone. */
  readonly remove: (pupils: readonly RemovedPupil[]) => Promise<boolean>;
  readonly isLoading: boolean;
}

interface RemovedPupil {
  readonly student_id: string;
  readonly username: string;
}

/** Takes students out of the school, after a question; it stops at the first who could not be removed. */
export function useRemovePupils(): RemovePupils {
  const { t } = useTranslation('pupils');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [send, { isLoading }] = useRemovePupilMutation();
  const remove = async (pupils: readonly RemovedPupil[]): Promise<boolean> => {
    const [first] = pupils;
    if (!first) return false;
    const one = pupils.length === 1;
    const agreed = await askConfirm({
      title: one
        ? t('remove.title', { username: first.username })
        : t('remove.titleMany', { count: pupils.length }),
      text: t('remove.text'),
      ok: t('remove.remove'),
      cancel: t('cancel'),
      destructive: true,
    });
    if (!agreed) return false;
    for (const { student_id: id } of pupils) {
      const { error } = await send(id);
      if (!error) continue;
      dispatch(snackbarShown(textOf(error as ApiError), 'error'));
      return false;
    }
    const done = one
      ? t('remove.done', { username: first.username })
      : t('remove.doneMany', { count: pupils.length });
    dispatch(snackbarShown(done, 'success'));
    return true;
  };
  return { remove, isLoading };
}
