import { snackbarShown, useAppDispatch, useGoTo } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { useEffect } from 'react';

/** Tells somebody who returns from confirming an address how it went, and then goes home. */
export function useEmailVerified(): void {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const verified = new URLSearchParams(useLocation().search).get('email_verified');
  useEffect(() => {
    if (verified === null) return;
    if (verified.toLowerCase() === 'true') dispatch(snackbarShown(t('emailVerified.yes'), 'success'));
    else dispatch(snackbarShown(t('emailVerified.no'), 'error'));
    goTo('', { replace: true });
  }, [dispatch, goTo, t, verified]);
}
