import {
  AskGrownUp,
  LinkButton,
  nextQuery,
  snackbarShown,
  useAppDispatch,
  useGoTo,
  useOwnsPrefix,
  usePage,
  useSession,
  type ApiError,
} from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';
import { useEffect } from 'react';
import { pageFor, problemOf, type QuizProblemKey } from './problem.rules.ts';

interface QuizProblemProps {
  readonly error: Pick<ApiError, 'status' | 'code'>;
  readonly onRetry: () => void;
}

/** Why a quiz is not shown. If another page helps, it leads there. */
export function QuizProblem({ error, onRetry }: QuizProblemProps) {
  const { t } = useTranslation('quiz');
  const problem = problemOf(error);
  const { isLoading, isParentStudent, isOrganizationStudent } = useSession();
  const leads = useWayOut(problem);
  usePage(t(`problem.${problem}.title`));
  if (leads || isLoading) return null;
  const asks = problem === 'plan' && isParentStudent;
  const isSchoolStudent = problem === 'plan' && isOrganizationStudent;
  const text = asks
    ? 'problem.plan.grownUp'
    : isSchoolStudent
      ? 'problem.plan.school'
      : `problem.${problem}.text`;
  const retries = problem === 'failed';
  return (
    <MessagePanel alert title={t(`problem.${problem}.title`)} text={t(text)}>
      {retries && (
        <Button type="primary" onClick={onRetry}>
          {t('problem.retry')}
        </Button>
      )}
      {asks && <AskGrownUp />}
      <LinkButton to="" main={!retries && !asks}>
        {t('problem.first')}
      </LinkButton>
    </MessagePanel>
  );
}

/** Goes to log-in or to where to get a plan, and back later. Returns whether it does. */
function useWayOut(problem: QuizProblemKey): boolean {
  const { t } = useTranslation('quiz');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const owns = useOwnsPrefix();
  const session = useSession();
  const query = nextQuery(useLocation());
  const page = session.isLoading ? null : pageFor(problem, session);
  const leads = page !== null && owns(page);
  useEffect(() => {
    if (!leads) return;
    dispatch(snackbarShown(t(`problem.${problem}.title`), 'info'));
    goTo(`${page}?${query}`, { replace: true });
  }, [dispatch, goTo, leads, page, problem, query, t]);
  return leads;
}
