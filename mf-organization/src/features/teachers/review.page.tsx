import {
  type ApiError,
  LoadSkeleton,
  PageHead,
  RequireSession,
  snackbarShown,
  useAppDispatch,
} from '@burrow/client';
import type { Member } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useKeepMemberMutation, useMembersToReviewQuery } from '../../api/membership.api.ts';
import { Failure } from '../../components/failure.tsx';
import { nameOf } from '../../members/name-of.rules.ts';
import { useRemoveTeacher } from './use-remove-teacher.ts';

const ADMINS = ['admin'] as const;

/** Who joined by an address that no longer proves anything: each of them stays, or goes. */
export function ReviewPage() {
  const { t } = useTranslation('membership');
  return (
    <RequireSession roles={ADMINS}>
      <PageHead
        title={t('review.title')}
        text={t('review.text')}
        above={{ to: 'organization/teachers', text: t('review.teachers') }}
      />
      <Members />
    </RequireSession>
  );
}

function Members() {
  const { t } = useTranslation('membership');
  const { data, error, refetch } = useMembersToReviewQuery();
  if (!data && error)
    return <Failure title={t('review.notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  if (data.members.length === 0) return <p className="panel">{t('review.none')}</p>;
  return (
    <section className="panel" aria-label={t('review.title')}>
      <ul className="invitations">
        {data.members.map(member => (
          <Reviewed key={member.user_id} member={member} onGone={() => void refetch()} />
        ))}
      </ul>
    </section>
  );
}

interface ReviewedProps {
  readonly member: Member;
  readonly onGone: () => void;
}

function Reviewed({ member, onGone }: ReviewedProps) {
  const { t } = useTranslation('membership');
  const { day } = useDates();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [keep, { isLoading }] = useKeepMemberMutation();
  const { remove, isLoading: isRemoving } = useRemoveTeacher();
  const name = nameOf(member);
  const stay = async (): Promise<void> => {
    const { error } = await keep(member.user_id);
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('review.kept', { name }), 'success'));
  };
  const go = async (): Promise<void> => {
    if (await remove(member)) onGone();
  };
  return (
    <li>
      <p className="invitations__words">
        <bdi>{name}</bdi>
        <span className="school-quiet">
          <bdi>{member.email}</bdi> · {t('review.since', { date: day(member.joined_at) })}
        </span>
      </p>
      <Button loading={isLoading} aria-label={t('review.keepOf', { name })} onClick={() => void stay()}>
        {t('review.keep')}
      </Button>
      <Button
        danger
        loading={isRemoving}
        aria-label={t('review.removeOf', { name })}
        onClick={() => void go()}
      >
        {t('review.remove')}
      </Button>
    </li>
  );
}
