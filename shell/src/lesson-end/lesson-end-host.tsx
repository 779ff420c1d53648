import { after, api, loadDocument, useAppDispatch, useSession } from '@burrow/client';
import { localePath, useTranslation } from '@burrow/i18n';
import { lazy, Suspense, useEffect, useState } from 'react';

const LessonEnd = lazy(async () => ({ default: (await import('./lesson-end.tsx')).LessonEnd }));

/** The clock of the server is asked again a moment after the time is up. */
const LATE_MS = 500;

/**
 * On devices that a class shares, and for children who log in with pictures, a session ends with the lesson: this page
 * then stores what was typed, and says good-bye. Nothing is loaded before.
 */
export function LessonEndHost() {
  const { i18n } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { user, isAnonymous, isLoading } = useSession();
  const [wasInLesson, setWasInLesson] = useState(false);
  const left = user?.session_ends_in ?? null;
  if (left !== null && !wasInLesson) setWasInLesson(true);
  useEffect(() => {
    if (left === null || left === 0) return undefined;
    return after(left * 1_000 + LATE_MS, () => dispatch(api.util.invalidateTags(['CurrentUser'])));
  }, [dispatch, left, user]);
  // The device slept until the session was over.
  const isLate = wasInLesson && isAnonymous && !isLoading;
  useEffect(() => {
    if (isLate) loadDocument(localePath(i18n.language, 'goodbye'), { replace: true });
  }, [i18n.language, isLate]);
  if (left !== 0) return null;
  return (
    <Suspense>
      <LessonEnd animal={user?.student_details?.character ?? ''} />
    </Suspense>
  );
}
