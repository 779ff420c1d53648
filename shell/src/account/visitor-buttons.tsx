import { LocaleLink, nextQuery, useIsIsolated } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { Tooltip } from '@burrow/ui';
import { useRef } from 'react';
import { useLoginTip } from './use-login-tip.ts';

/** Log-in returns to a level; not to pages about accounts, and it leads to the index anyway. */
function useWayBack(): string {
  const place = useLocation();
  const isGame = useIsIsolated();
  const { rest } = splitLocalePath(place.pathname);
  return rest && isGame(rest) ? `?${nextQuery(place)}` : '';
}

/** Log In, with what it is good for, and Sign Up. */
export function VisitorButtons() {
  const { t } = useTranslation('shell');
  const back = useWayBack();
  const button = useRef<HTMLAnchorElement>(null);
  const tip = useLoginTip(button);
  return (
    <>
      <Tooltip
        title={t('topBar.logInTip')}
        placement="bottom"
        open={tip.open}
        onOpenChange={tip.setOpen}
        trigger={['hover', 'focus']}
      >
        <LocaleLink ref={button} to={`login${back}`} className="top-bar__button">
          {t('topBar.logIn')}
        </LocaleLink>
      </Tooltip>
      <LocaleLink to={`signup${back}`} className="top-bar__button top-bar__button--main">
        {t('topBar.signUp')}
      </LocaleLink>
    </>
  );
}
