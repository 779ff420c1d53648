import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { JoinRequest } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel, Portrait } from '@burrow/ui';
import { useAnswerJoinRequestMutation, useJoinRequestsQuery } from '../../api/class-entry.api.ts';

/** Those who came after joining had closed; nothing if nobody waits. */
export function WaitingStudents({ classId }: { readonly classId: string }) {
  const { t } = useTranslation('class-entry');
  const { currentData } = useJoinRequestsQuery(classId);
  if (!currentData || currentData.requests.length === 0) return null;
  return (
    <Panel title={t('waiting.title', { count: currentData.requests.length })}>
      <ul className="class-waiting">
        {currentData.requests.map(request => (
          <Waiting key={request.id} classId={classId} request={request} />
        ))}
      </ul>
    </Panel>
  );
}

function Waiting({ classId, request }: { readonly classId: string; readonly request: JoinRequest }) {
  const { t } = useTranslation('class-entry');
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const [answer, { isLoading }] = useAnswerJoinRequestMutation();
  const { id: requestId, username, character } = request;
  const say = async (letIn: boolean): Promise<void> => {
    const { error } = await answer({ id: classId, requestId, letIn });
    if (error) dispatch(snackbarShown(problemText(error as ApiError), 'error'));
  };
  return (
    <li>
      <Portrait character={character} size={40} framed />
      <span className="class-waiting__name">{t('waiting.wants', { name: username })}</span>
      <Button type="primary" loading={isLoading} onClick={() => void say(true)}>
        {t('waiting.letIn')}
      </Button>
      <Button disabled={isLoading} onClick={() => void say(false)}>
        {t('waiting.refuse')}
      </Button>
    </li>
  );
}
