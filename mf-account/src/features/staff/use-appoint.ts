import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import type { SupportedSchool } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useAppointAdministratorMutation } from './school-support.api.ts';

interface Appoint {
  /** Asks first; `name` is whom the question names. */
  readonly appoint: (userId: string, name: string) => Promise<void>;
  readonly isLoading: boolean;
}

/** Gives a school an administrator that has none. */
export function useAppoint({ id, name: school }: SupportedSchool): Appoint {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const [send, { isLoading }] = useAppointAdministratorMutation();
  const appoint = async (userId: string, name: string): Promise<void> => {
    const question = {
      title: t('support.appointQuestion', { name, school }),
      text: t('support.appointText'),
      ok: t('support.appoint'),
      cancel: t('support.cancel'),
    };
    if (!(await askConfirm(question))) return;
    const { error } = await send({ id, userId });
    if (error) dispatch(snackbarShown(problemText(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('support.appointed', { name }), 'success'));
  };
  return { appoint, isLoading };
}
