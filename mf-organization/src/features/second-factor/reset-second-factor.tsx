import { type ApiError, askConfirm, snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import type { Member } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useResetSecondFactorMutation } from '../../api/teachers.api.ts';

interface ResetProps {
  readonly member: Member;
  readonly name: string;
}

/** Help for a colleague who has lost phone and recovery codes; nothing for whoever has no second factor. */
export function ResetSecondFactor({ member, name }: ResetProps) {
  const { t } = useTranslation('teachers');
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [reset, { isLoading }] = useResetSecondFactorMutation();
  if (!member.second_factor || member.user_id === user?.user_id) return null;
  const ask = async (): Promise<void> => {
    const question = {
      title: t('factor.question', { name }),
      text: t('factor.text'),
      ok: t('factor.reset'),
      cancel: t('cancel'),
      destructive: true,
    };
    if (!(await askConfirm(question))) return;
    const { error } = await reset(member.user_id);
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('factor.done', { name }), 'success'));
  };
  return (
    <Panel title={t('factor.title')} text={t('factor.has', { name })}>
      <Button danger loading={isLoading} onClick={() => void ask()}>
        {t('factor.reset')}
      </Button>
    </Panel>
  );
}
