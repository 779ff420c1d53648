import { CHALLENGES } from '@burrow/contracts';
import {
  AskGrownUp,
  LocaleLink,
  nextQuery,
  snackbarShown,
  useAppDispatch,
  useGoTo,
  useOwnsPrefix,
  useSession,
  type ApiError,
} from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';
import { useEffect } from 'react';
import { purchasePage } from '../../level/purchase.rules.ts';
import { GoalPicture } from '../goals/index.ts';
import { problemKey, problemPage, type ProblemKey } from './level-problem.rules.ts';

const PICTURES: Readonly<Record<ProblemKey, string>> = {
  account: 'gate',
  plan: 'gate',
  closed: 'gate',
  unknown: 'sign',
  failed: 'rock',
};

interface LevelProblemProps {
  /** Slug of the course that the level is in. */
  readonly course: string;
  readonly error: Pick<ApiError, 'status' | 'detail'>;
  readonly onRetry: () => void;
}

/** Why a level is not shown. If another page helps, it leads there. */
export function LevelProblem({ course, error, onRetry }: LevelProblemProps) {
  const { t } = useTranslation('play');
  const key = problemKey(error.status);
  const session = useSession();
  useDetailAsInfo(key, error.detail);
  const asksGrownUp = key === 'plan' && session.isParentStudent;
  const isChallenge = course === CHALLENGES;
  const text = useProblemText(key, isChallenge, error.detail);
  const leads = useWayOut(key);
  if (leads || session.isLoading) return null;
  return (
    <MessagePanel
      alert
      title={t(`problem.${key}.title`)}
      text={text}
      picture={<GoalPicture name={PICTURES[key]} scale={4} />}
    >
      {key === 'failed' && (
        <Button type="primary" onClick={onRetry}>
          {t('problem.retry')}
        </Button>
      )}
      {asksGrownUp && <AskGrownUp />}
      <LocaleLink
        className={key === 'failed' || asksGrownUp ? 'link-button' : 'link-button link-button--main'}
        to={isChallenge ? CHALLENGES : ''}
      >
        {t(isChallenge ? 'problem.challenges' : 'problem.first')}
      </LocaleLink>
    </MessagePanel>
  );
}

/** What a problem means. For a closed level, the server explains it best. */
function useProblemText(key: ProblemKey, isChallenge: boolean, detail: string | null): string {
  const { t } = useTranslation('play');
  const { isOrganizationStudent, isParentStudent, isTeacher, isAdmin } = useSession();
  if (key === 'closed' && detail) return detail;
  if (key === 'plan' && isOrganizationStudent) return t('plan.askSchool');
  if (key === 'plan' && isParentStudent) return t('plan.askGrownUp');
  if (key === 'plan' && (isTeacher || isAdmin)) return t('plan.school');
  return t(key === 'unknown' && isChallenge ? 'problem.unknown.challenge' : `problem.${key}.text`);
}

/** What the server says about a closed level is also shown as a message. */
function useDetailAsInfo(key: ProblemKey, detail: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (key === 'closed' && detail) dispatch(snackbarShown(detail, 'info'));
  }, [detail, dispatch, key]);
}

/** Goes to log-in or to where to get a plan, depending on the user. Returns whether it does. */
function useWayOut(key: ProblemKey): boolean {
  const { t } = useTranslation('play');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const owns = useOwnsPrefix();
  const session = useSession();
  const query = nextQuery(useLocation());
  const page = session.isLoading ? null : problemPage(key, purchasePage(session));
  const leads = page !== null && owns(page);
  useEffect(() => {
    if (!leads) return;
    const text = t(page === 'login' ? 'problem.account.title' : 'plan.needed');
    dispatch(snackbarShown(text, 'info'));
    goTo(`${page}?${query}`, { replace: true });
  }, [dispatch, goTo, leads, page, query, t]);
  return leads;
}
