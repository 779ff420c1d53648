import {
  drawerToggled,
  modalClosed,
  snackbarShown,
  useAppDispatch,
  useAppSelector,
  useGoTo,
} from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { localePath, useTranslation } from '@burrow/i18n';
import { useEffect } from 'react';
import { levelPath } from '../../level/level-place.ts';
import { PauseSign } from './pause-sign.tsx';
import { useArriveAtFocusMutation } from './own-lesson.api.ts';
import { useOwnLesson } from './use-own-lesson.ts';

/** Follows what a lesson calls its students to, on any page. A program that runs comes to its end before. */
export function LessonCall() {
  const { t, i18n } = useTranslation('play');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { pathname } = useLocation();
  const [arrive] = useArriveAtFocusMutation();
  const isRunning = useAppSelector(({ execution }) => execution?.isCodeExecuted === false);
  const focus = useOwnLesson()?.focus ?? null;
  const path = focus?.level ? levelPath(focus.level.course_id, focus.level.level_slug) : null;
  const isThere = path === null || pathname === localePath(i18n.language, path);
  const id = focus?.id;
  const isCalled = focus !== null && !focus.has_arrived && !isRunning;
  useEffect(() => {
    if (!isCalled || id === undefined) return;
    if (isThere) {
      void arrive(id);
      if (path !== null) dispatch(snackbarShown(t('lesson.brought'), 'info'));
      return;
    }
    dispatch(modalClosed());
    dispatch(drawerToggled(false));
    goTo(path);
  }, [arrive, dispatch, goTo, id, isCalled, isThere, path, t]);
  return focus !== null && path === null && !isRunning && <PauseSign />;
}
