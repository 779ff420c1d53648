import { modalOpened, nextQuery, snackbarShown, useAppDispatch, useGoTo } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { useCallback } from 'react';
import type { RunRefusal } from './run-gate.rules.ts';
import { useWayToPlan } from './use-way-to-plan.ts';

/** Shows what prevents a run. */
export function useRefusal(): (refusal: RunRefusal) => void {
  const { t } = useTranslation('play');
  const dispatch = useAppDispatch();
  const wayToPlan = useWayToPlan();
  return useCallback(
    refusal => {
      switch (refusal) {
        case 'choose-student':
          return void dispatch(modalOpened({ name: 'choose-student', props: {} }));
        case 'sign-up':
          return void dispatch(modalOpened({ name: 'go-to-sign-up', props: { reason: 'level' } }));
        case 'mobile-sign-up':
          return void dispatch(modalOpened({ name: 'mobile-sign-up', props: {} }));
        case 'locked':
          if (wayToPlan) return wayToPlan();
          return void dispatch(snackbarShown(t('plan.needed'), 'info'));
      }
    },
    [dispatch, t, wayToPlan],
  );
}

/** Returns a link to log-in that leads back to this page. */
export function useWayToLogIn(page: 'login' | 'signup' = 'login'): () => void {
  const goTo = useGoTo();
  const query = nextQuery(useLocation());
  return useCallback(() => goTo(`${page}?${query}`), [goTo, page, query]);
}
