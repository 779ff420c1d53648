import { type ApiError, askConfirm, snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import type { Member } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useState } from 'react';
import { useResetSecondFactorMutation } from '../../api/teachers.api.ts';

interface ResetProps {
  readonly member: Member;
  readonly name: string;
}

/**
 * Help for a colleague who has lost phone and recovery codes; nothing for whoever has no second factor. Who works in another
 * school now is refused when it is asked: before, nothing here tells where they are.
 */
export function ResetSecondFactor({ member, name }: ResetProps) {
  const { t } = useTranslation('teachers');
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [reset, { isLoading }] = useResetSecondFactorMutation();
  const [isRefused, setRefused] = useState(false);
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
    const answer = await reset(member.user_id);
    const problem = answer.error as ApiError | undefined;
    if (problem?.code === 'auth/forbidden') setRefused(true);
    else if (problem) dispatch(snackbarShown(textOf(problem), 'error'));
    else dispatch(snackbarShown(t('factor.done', { name }), 'success'));
  };
  return (
    <Panel title={t('factor.title')} text={t('factor.has', { name })}>
      {isRefused ? (
        <p role="alert">{t('factor.refused', { name })}</p>
      ) : (
        <Button danger loading={isLoading} onClick={() => void ask()}>
          {t('factor.reset')}
        </Button>
      )}
    </Panel>
  );
}
