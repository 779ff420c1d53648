import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import type { FormerStudent } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useEraseFormerStudentMutation, useReturnFormerStudentMutation } from '../../api/leaving.api.ts';

interface FormerStudentActions {
  readonly takeBack: () => Promise<void>;
  /** Asks first. */
  readonly erase: () => Promise<void>;
  readonly isBusy: boolean;
}

/** What can be done with a student who left. */
export function useFormerStudent({ student_id: id, username: name }: FormerStudent): FormerStudentActions {
  const { t } = useTranslation('leaving');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [sendBack, returning] = useReturnFormerStudentMutation();
  const [sendErase, erasing] = useEraseFormerStudentMutation();
  const tell = (error: unknown, done: string): void => {
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(done, 'success'));
  };
  const takeBack = async (): Promise<void> => tell((await sendBack(id)).error, t('takenBack', { name }));
  const erase = async (): Promise<void> => {
    const agreed = await askConfirm({
      title: t('eraseTitle', { name }),
      text: t('eraseText'),
      ok: t('eraseOk'),
      cancel: t('cancel'),
      destructive: true,
    });
    if (agreed) tell((await sendErase(id)).error, t('isErased', { name }));
  };
  return { takeBack, erase, isBusy: returning.isLoading || erasing.isLoading };
}
