import { after, api, loadDocument, useAppDispatch, useSession } from '@burrow/client';
import { localePath, useTranslation } from '@burrow/i18n';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsRunning } from './use-is-running.ts';

const LessonEnd = lazy(async () => ({ default: (await import('./lesson-end.tsx')).LessonEnd }));

/** The clock of the server is asked again a moment after the time is up. */
const LATE_MS = 500;

/** A program that runs may come to its end, so long at most: the session outlives the lesson by a little more. */
const RUN_AT_MOST_MS = 90_000;

/**
 * On devices that a class shares, and for children who log in with pictures, a session ends with the lesson: this page
 * then waits for the end of a run, stores what was typed, and says good-bye. Nothing is loaded before.
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
  return left === 0 && <AfterRun animal={user?.student_details?.character ?? ''} />;
}

function AfterRun({ animal }: { readonly animal: string }) {
  const isRunning = useIsRunning();
  const [isLong, setLong] = useState(false);
  useEffect(() => after(RUN_AT_MOST_MS, () => setLong(true)), []);
  if (isRunning && !isLong) return null;
  return (
    <Suspense>
      <LessonEnd animal={animal} />
    </Suspense>
  );
}
