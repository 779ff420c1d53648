import { useSession } from '@burrow/client';
import { Outlet } from '@burrow/client/router';
import { lazy, Suspense } from 'react';

const LazyCall = lazy(async () => ({ default: (await import('./lesson-call.tsx')).LessonCall }));

/** A page, and over it what a lesson calls its students to. */
export function WithLesson() {
  const { isOrganizationStudent } = useSession();
  return (
    <>
      <Outlet />
      {isOrganizationStudent && (
        <Suspense>
          <LazyCall />
        </Suspense>
      )}
    </>
  );
}
