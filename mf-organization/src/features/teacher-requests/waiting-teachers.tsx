import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { TeacherRequest } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useAnswerTeacherRequestMutation, useTeacherRequestsQuery } from '../../api/school-adults.api.ts';
import { Failure } from '../../components/failure.tsx';

/** Who asked to teach here; nothing if nobody waits. */
export function WaitingTeachers() {
  const { t } = useTranslation('teachers');
  const { data, error, refetch } = useTeacherRequestsQuery();
  if (!data && error)
    return <Failure title={t('waiting.notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data || data.requests.length === 0) return null;
  return (
    <Panel title={t('waiting.title', { count: data.requests.length })} text={t('waiting.text')}>
      <ul className="invitations">
        {data.requests.map(request => (
          <Waiting key={request.user_id} request={request} />
        ))}
      </ul>
    </Panel>
  );
}

function Waiting({
  request: { user_id: id, full_name: name, email, asked_at: at, has_own_domain: isOwn },
}: {
  readonly request: TeacherRequest;
}) {
  const { t } = useTranslation('teachers');
  const { day } = useDates();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [answer, { isLoading }] = useAnswerTeacherRequestMutation();
  const say = async (letIn: boolean): Promise<void> => {
    const { error } = await answer({ id, letIn });
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t(letIn ? 'waiting.isIn' : 'waiting.isRefused', { name }), 'success'));
  };
  return (
    <li>
      <p className="invitations__words">
        <bdi>{name}</bdi>
        <span className="school-quiet">
          <bdi>{email}</bdi> · {t('waiting.since', { date: day(at) })}
        </span>
        {isOwn && <span className="school-quiet">{t('waiting.ownDomain')}</span>}
      </p>
      <Button
        type="primary"
        loading={isLoading}
        aria-label={t('waiting.letInOf', { name })}
        onClick={() => void say(true)}
      >
        {t('waiting.letIn')}
      </Button>
      <Button
        disabled={isLoading}
        aria-label={t('waiting.refuseOf', { name })}
        onClick={() => void say(false)}
      >
        {t('waiting.refuse')}
      </Button>
    </li>
  );
}
