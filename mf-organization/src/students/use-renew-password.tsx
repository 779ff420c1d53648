import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { SchoolStudent } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { type ReactNode, useState } from 'react';
import { useUpdateSchoolStudentMutation } from '../api/students.api.ts';
import { ToldOnceDialog } from './told-once.dialog.tsx';
import { ToldPassword } from './told-password.tsx';

type Told = Pick<SchoolStudent, 'student_id' | 'username'>;

interface RenewPassword {
  readonly renew: (student: Told) => Promise<void>;
  readonly isLoading: boolean;
  /** The new password, once there is one: told once. */
  readonly dialog: ReactNode;
}

/** Gives a student a new password, and shows it until it is closed. */
export function useRenewPassword(): RenewPassword {
  const { t } = useTranslation('students');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [told, setTold] = useState<{ readonly username: string; readonly password: string | null }>();
  const [update, { isLoading, reset }] = useUpdateSchoolStudentMutation();
  const renew = async ({ student_id: id }: Told): Promise<void> => {
    const { data, error } = await update({ id, update: { renew_password: true } });
    if (data) setTold(data);
    else dispatch(snackbarShown(textOf(error as ApiError), 'error'));
  };
  const close = (): void => {
    setTold(undefined);
    // The password stays nowhere in the page.
    reset();
  };
  const dialog = told && (
    <ToldOnceDialog
      title={t('renewed.title', { username: told.username })}
      text={t('renewed.text')}
      close={t('renewed.close')}
      onClose={close}
    >
      <ToldPassword {...told} />
    </ToldOnceDialog>
  );
  return { renew, isLoading, dialog };
}
