import { afterLogIn, snackbarShown, useAppDispatch, useGoTo } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useChooseStudentMutation, useLeaveStudentMutation } from '../../api/students.api.ts';

export interface Choice {
  /** Where somebody was going; else to where the student last played. */
  readonly next?: string;
  readonly onClose: () => void;
}

interface Choosing {
  readonly take: (student: { readonly id: string; readonly username: string }) => Promise<void>;
  /** Nobody is chosen any more: the adult plays without being recorded as a student. */
  readonly leave: () => Promise<void>;
  readonly isLoading: boolean;
}

/** Chooses who learns in this session. */
export function useChoice({ next, onClose }: Choice): Choosing {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const [choose, choosing] = useChooseStudentMutation();
  const [leaveStudent, leaving] = useLeaveStudentMutation();
  const failed = () => void dispatch(snackbarShown(t('chooseStudent.failed'), 'error'));

  const take: Choosing['take'] = async ({ id, username }) => {
    const { data, error } = await choose(id);
    if (error) return failed();
    onClose();
    await afterLogIn(dispatch);
    const last = data?.last_played;
    const place = next ?? (last ? `play/${last.course_id}/${last.level_slug}` : null);
    if (place !== null) goTo(place);
    else dispatch(snackbarShown(t('chooseStudent.chosen', { name: username }), 'success'));
  };
  const leave = async (): Promise<void> => {
    const { error } = await leaveStudent();
    if (error) return failed();
    onClose();
    await afterLogIn(dispatch);
    dispatch(snackbarShown(t('chooseStudent.left'), 'success'));
  };
  return { take, leave, isLoading: choosing.isLoading || leaving.isLoading };
}
