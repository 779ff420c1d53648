import { LoadSkeleton, PageHead, snackbarShown, useAppDispatch } from '@burrow/client';
import type { ApiError } from '@burrow/client';
import type { Membership } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useAnswerSuccessionMutation, useMembershipQuery } from '../../api/membership.api.ts';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { Failure } from '../../components/failure.tsx';
import { LeavePanel } from './leave.panel.tsx';

/** Somebody's own place in the school: the role, whether they are a successor, and the way out. */
export function MembershipPage() {
  const { t } = useTranslation('membership');
  const { day } = useDates();
  const { data: school } = useOrganizationQuery();
  const { data, error, refetch } = useMembershipQuery();
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data || !school) return <LoadSkeleton lines={5} />;
  return (
    <>
      <PageHead
        title={t('title')}
        text={t(`roles.${data.role}`, { name: school.name, date: day(data.joined_at) })}
      />
      {data.succession && <Succession {...data.succession} />}
      <LeavePanel school={school} />
    </>
  );
}

function Succession({ accepted }: NonNullable<Membership['succession']>) {
  const { t } = useTranslation('membership');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [answer, { isLoading }] = useAnswerSuccessionMutation();
  const say = async (accept: boolean): Promise<void> => {
    const { error } = await answer(accept);
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t(accept ? 'succession.isAccepted' : 'succession.isDeclined'), 'success'));
  };
  return (
    <Panel
      title={t(accepted ? 'succession.accepted' : 'succession.asked')}
      text={t(accepted ? 'succession.acceptedText' : 'succession.askedText')}
    >
      <div className="membership__answer">
        {!accepted && (
          <Button type="primary" loading={isLoading} onClick={() => void say(true)}>
            {t('succession.accept')}
          </Button>
        )}
        <Button disabled={isLoading} onClick={() => void say(false)}>
          {t(accepted ? 'succession.withdraw' : 'succession.decline')}
        </Button>
      </div>
    </Panel>
  );
}
