import {
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
import { purchasePage } from '../gate/purchase.rules.ts';
import { problemKey, problemPage, type ProblemKey } from './level-problem.rules.ts';

interface LevelProblemProps {
  readonly error: Pick<ApiError, 'status' | 'detail'>;
  readonly onRetry: () => void;
}

/** Why a level is not shown. Where another page helps, it leads there. */
export function LevelProblem({ error, onRetry }: LevelProblemProps) {
  const { t } = useTranslation('play');
  const key = problemKey(error.status);
  const session = useSession();
  useDetailAsInfo(key, error.detail);
  const leads = useWayOut(key);
  if (leads || session.isLoading) return null;
  const text =
    key === 'plan' && session.isOrganizationStudent ? t('plan.askSchool') : t(`problem.${key}.text`);
  return (
    <MessagePanel alert title={t(`problem.${key}.title`)} text={error.detail ?? text}>
      {key === 'failed' && (
        <Button type="primary" onClick={onRetry}>
          {t('problem.retry')}
        </Button>
      )}
      <LocaleLink className="way-button" to="">
        {t('problem.first')}
      </LocaleLink>
    </MessagePanel>
  );
}

/** What the server says of a closed level is shown as a message too. */
function useDetailAsInfo(key: ProblemKey, detail: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (key === 'closed' && detail) dispatch(snackbarShown(detail, 'info'));
  }, [detail, dispatch, key]);
}

/** Goes to log-in or to where a plan is got, by who is here. True where it does. */
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
    goTo(page === 'login' ? `login?${query}` : page, { replace: true });
  }, [dispatch, goTo, leads, page, query, t]);
  return leads;
}
