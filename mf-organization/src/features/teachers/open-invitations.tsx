import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { Invitation } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import {
  useInvitationsQuery,
  useInviteTeacherMutation,
  useWithdrawInvitationMutation,
} from '../../api/teachers.api.ts';
import { Failure } from '../../components/failure.tsx';

/** Who was invited and has not come yet. */
export function OpenInvitations() {
  const { t } = useTranslation('teachers');
  const { data, error, refetch } = useInvitationsQuery();
  if (!data && error)
    return <Failure title={t('invited.notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data || data.invitations.length === 0) return null;
  return (
    <Panel title={t('invited.title')} text={t('invited.text')}>
      <ul className="invitations">
        {data.invitations.map(invitation => (
          <li key={invitation.email}>
            <OpenInvitation invitation={invitation} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OpenInvitation({
  invitation: { email, invited_at, expires_at },
}: {
  readonly invitation: Invitation;
}) {
  const { t } = useTranslation('teachers');
  const { day } = useDates();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [invite, again] = useInviteTeacherMutation();
  const [withdraw, back] = useWithdrawInvitationMutation();
  const act = async (send: () => Promise<{ error?: unknown }>, done: string): Promise<void> => {
    const { error } = await send();
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(done, 'success'));
  };
  return (
    <>
      <p className="invitations__words">
        <bdi>{email}</bdi>
        <span className="school-quiet">
          {t('invited.since', { invited: day(invited_at), until: day(expires_at) })}
        </span>
      </p>
      <Button
        aria-label={t('invited.againOf', { email })}
        loading={again.isLoading}
        onClick={() => void act(() => invite(email), t('invited.sent', { email }))}
      >
        {t('invited.again')}
      </Button>
      <Button
        danger
        aria-label={t('invited.withdrawOf', { email })}
        loading={back.isLoading}
        onClick={() => void act(() => withdraw(email), t('invited.withdrawn', { email }))}
      >
        {t('invited.withdraw')}
      </Button>
    </>
  );
}
