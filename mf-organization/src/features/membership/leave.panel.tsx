import {
  afterLogIn,
  type ApiError,
  askConfirm,
  snackbarShown,
  useAppDispatch,
  useGoTo,
} from '@burrow/client';
import type { Organization } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useLeaveOrganizationMutation } from '../../api/membership.api.ts';

/** The way out of a school, which nobody has to ask for. */
export function LeavePanel({ school: { id, name } }: { readonly school: Organization }) {
  const { t } = useTranslation('membership');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const textOf = useProblemText();
  const [leave, { isLoading }] = useLeaveOrganizationMutation();
  const ask = async (): Promise<void> => {
    const question = {
      title: t('leave.question', { name }),
      text: t('leave.text'),
      ok: t('leave.leave'),
      cancel: t('leave.cancel'),
      destructive: true,
    };
    if (!(await askConfirm(question))) return;
    const { error } = await leave(id);
    if (error) {
      dispatch(snackbarShown(textOf(error as ApiError), 'error'));
      return;
    }
    dispatch(snackbarShown(t('leave.left', { name }), 'success'));
    goTo('');
    await afterLogIn(dispatch);
  };
  return (
    <Panel title={t('leave.title')} text={t('leave.text')}>
      <Button danger loading={isLoading} onClick={() => void ask()}>
        {t('leave.leaveOf', { name })}
      </Button>
    </Panel>
  );
}
