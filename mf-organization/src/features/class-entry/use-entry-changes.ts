import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import type { ClassCodeUpdate, LessonUpdate } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useSetClassCodeMutation, useSetLessonMutation } from '../../api/class-entry.api.ts';

interface EntryChanges {
  readonly setCode: (action: ClassCodeUpdate['action']) => Promise<void>;
  readonly setLesson: (update: LessonUpdate) => Promise<void>;
  readonly isLoading: boolean;
}

/** Changes the code and the lesson of a class; a failure is told at the edge of the page. */
export function useEntryChanges(id: string): EntryChanges {
  const { t } = useTranslation('class-entry');
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const [changeCode, code] = useSetClassCodeMutation();
  const [changeLesson, lesson] = useSetLessonMutation();
  const tell = (error: unknown): void => {
    if (error) dispatch(snackbarShown(problemText(error as ApiError), 'error'));
  };
  return {
    isLoading: code.isLoading || lesson.isLoading,
    setCode: async action => {
      const renewal = {
        title: t('renew.title'),
        text: t('renew.text'),
        ok: t('renew.ok'),
        cancel: t('renew.cancel'),
      };
      if (action === 'renew' && !(await askConfirm(renewal))) return;
      tell((await changeCode({ id, action })).error);
    },
    setLesson: async update => tell((await changeLesson({ id, update })).error),
  };
}
