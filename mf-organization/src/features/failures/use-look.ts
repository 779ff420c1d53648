import { after } from '@burrow/client';
import { LOOK_SECONDS } from '@burrow/contracts';
import { useEffect } from 'react';
import { useLookAtMutation } from '../../api/lesson.api.ts';

/** Says it again in time, even if an answer is slow. */
const AGAIN_MS = (LOOK_SECONDS * 1_000) / 2;

/** Lets a student see that somebody looks at their work in a level, as long as it is in view. */
export function useLook(studentId: string, course: string, slug: string): void {
  const [lookAt] = useLookAtMutation();
  useEffect(() => {
    let cancel = (): void => undefined;
    const end = (): void => {
      cancel();
      void lookAt({ studentId, look: { end: true } });
    };
    const say = (): void => {
      if (document.visibilityState === 'hidden') return end();
      void lookAt({ studentId, look: { course_id: course, level_slug: slug } });
      cancel = after(AGAIN_MS, say);
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => {
      document.removeEventListener('visibilitychange', say);
      end();
    };
  }, [course, lookAt, slug, studentId]);
}
