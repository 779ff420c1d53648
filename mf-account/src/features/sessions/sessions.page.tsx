import { Failure } from '@burrow/forms';
import {
  askConfirm,
  loadDocument,
  RequireSession,
  snackbarShown,
  useAppDispatch,
  PageHead,
  LoadSkeleton,
} from '@burrow/client';
import type { SessionEntry } from '@burrow/contracts';
import { localePath, useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useEndAllSessionsMutation, useEndSessionMutation, useSessionsQuery } from '../../api/profile.api.ts';

/** Where somebody is logged in. */
export function SessionsPage() {
  const { t } = useTranslation('profile');
  const { data, error, isError, refetch } = useSessionsQuery();
  return (
    <RequireSession>
      <PageHead title={t('shell:profile.sessions')} text={t('sessions.text')}>
        <EndAllButton />
      </PageHead>
      {data ? (
        <ul className="session-list panel">
          {data.sessions.map(session => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <Failure title={t('sessions.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton />
      )}
    </RequireSession>
  );
}

function SessionLine({ session }: { readonly session: SessionEntry }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { dayAndTime } = useDates();
  const [end, { isLoading }] = useEndSessionMutation();
  const { browser, system, student_username: student } = session;
  const name =
    browser && system
      ? t('sessions.browserOn', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));

  const logOut = async (): Promise<void> => {
    const { error } = await end(session.id);
    dispatch(
      error ? snackbarShown(t('sessions.notEnded'), 'error') : snackbarShown(t('sessions.ended'), 'success'),
    );
  };
  return (
    <li className="session-line">
      <div className="session-line__words">
        <strong>{name}</strong>
        {student && <span dir="auto">{student}</span>}
        <span>{t('sessions.lastSeen', { at: dayAndTime(session.last_seen_at) })}</span>
      </div>
      {session.is_current ? (
        <span className="tag">{t('sessions.current')}</span>
      ) : (
        <Button loading={isLoading} aria-label={t('sessions.endOf', { name })} onClick={() => void logOut()}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function EndAllButton() {
  const { t, i18n } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [endAll, { isLoading }] = useEndAllSessionsMutation();

  const logOut = async (): Promise<void> => {
    const question = {
      title: t('sessions.allTitle'),
      text: t('sessions.allText'),
      ok: t('sessions.endAll'),
      cancel: t('common.cancel'),
      destructive: true,
    };
    if (!(await askConfirm(question))) return;
    const { error } = await endAll();
    if (error) return void dispatch(snackbarShown(t('sessions.notEnded'), 'error'));
    loadDocument(localePath(i18n.language, 'login'));
  };
  return (
    <Button danger loading={isLoading} onClick={() => void logOut()}>
      {t('sessions.endAll')}
    </Button>
  );
}
