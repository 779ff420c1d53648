import {
  afterLogIn,
  type ApiError,
  askConfirm,
  snackbarShown,
  useAppDispatch,
  useGoTo,
  useSession,
} from '@burrow/client';
import type { Member } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useRemoveTeacherMutation } from '../../api/teachers.api.ts';
import { nameOf } from '../../members/name-of.rules.ts';

interface RemoveTeacher {
  /** Asks first. Whether they belong to the school no longer. */
  readonly remove: (teacher: Member) => Promise<boolean>;
  readonly isLoading: boolean;
}

/** Ends a membership, after a question. Who ends their own leaves the area. */
export function useRemoveTeacher(): RemoveTeacher {
  const { t } = useTranslation('teachers');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const textOf = useProblemText();
  const { user } = useSession();
  const [send, { isLoading }] = useRemoveTeacherMutation();
  const remove = async (teacher: Member): Promise<boolean> => {
    const name = nameOf(teacher);
    const isSelf = teacher.user_id === user?.user_id;
    const agreed = await askConfirm({
      title: isSelf ? t('leaveTitle') : t('removeTitle', { name }),
      text: t(isSelf ? 'leaveText' : 'removeText'),
      ok: t(isSelf ? 'leave' : 'remove'),
      cancel: t('cancel'),
      destructive: true,
    });
    if (!agreed) return false;
    const { error } = await send(teacher.user_id);
    if (error) {
      dispatch(snackbarShown(textOf(error as ApiError), 'error'));
      return false;
    }
    dispatch(snackbarShown(isSelf ? t('left') : t('removed', { name }), 'success'));
    if (!isSelf) return true;
    goTo('');
    await afterLogIn(dispatch);
    return false;
  };
  return { remove, isLoading };
}
