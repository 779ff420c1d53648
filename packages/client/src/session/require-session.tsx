import { localePath, useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { LocaleLink } from '../page/locale-link.tsx';
import { usePage } from '../page/use-page.ts';
import { Navigate, useLocation } from '../router.ts';
import { nextQuery } from '@burrow/contracts/paths';
import { hasRole, type SessionRole } from './session-flags.rules.ts';
import { useSession } from './use-session.ts';
import { renewSession } from './change-session.ts';
import { useAppDispatch } from '../store/hooks.ts';

interface RequireSessionProps {
  /** Who may see the page; anybody who is logged in if missing. */
  readonly roles?: readonly SessionRole[];
  /** Shown until it is known who is here. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a page to those who may see it; visitors are led to log in and back, others are told why not. */
export function RequireSession({ roles, loading = null, children }: RequireSessionProps) {
  const { i18n } = useTranslation('shell');
  const session = useSession();
  const place = useLocation();
  if (session.isLoading) return loading;
  if (session.error) return <UnknownSession />;
  if (session.isAnonymous)
    return <Navigate replace to={`${localePath(i18n.language, 'login')}?${nextQuery(place)}`} />;
  if (roles && !hasRole(session, roles)) return <WrongRole roles={roles} />;
  return children;
}

interface PanelProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Panel({ title, text, children }: PanelProps) {
  usePage(title);
  return (
    <section className="message-panel" role="alert">
      <h1 className="message-panel__title">{title}</h1>
      <p className="message-panel__text">{text}</p>
      <div className="message-panel__actions">{children}</div>
    </section>
  );
}

const BUTTON = 'link-button link-button--main';

function WrongRole({ roles }: { readonly roles: readonly SessionRole[] }) {
  const { t, i18n } = useTranslation('shell');
  const names = roles.map(role => t(`session.roles.${role}`));
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  return (
    <Panel title={t('session.wrongRole.title')} text={t('session.wrongRole.text', { roles: list })}>
      <LocaleLink to="" className={BUTTON}>
        {t('session.wrongRole.action')}
      </LocaleLink>
    </Panel>
  );
}

function UnknownSession() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  return (
    <Panel title={t('session.unknown.title')} text={t('session.unknown.text')}>
      <button type="button" className={BUTTON} onClick={() => void renewSession(dispatch)}>
        {t('session.unknown.retry')}
      </button>
    </Panel>
  );
}
