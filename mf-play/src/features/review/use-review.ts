import { kept, useSession } from '@burrow/client';
import { useState } from 'react';
import { useLevel } from '../../level/level.context.ts';
import { isReviewOffered, reviewKey } from './review.rules.ts';

const OVER = 'over';

/** Returns the level's review and how it ends for good; null if there is none, or no longer. */
export function useReview() {
  const { level } = useLevel();
  const { user } = useSession();
  const learner = user?.student_id ?? user?.user_id ?? null;
  const key = reviewKey({ learner, course: level.course_slug, level: level.slug });
  const [isOver, setOver] = useState(() => kept.getItem(key) === OVER);
  if (!level.review || !isReviewOffered(level, isOver)) return null;
  const end = (): void => {
    kept.setItem(key, OVER);
    setOver(true);
  };
  return { questions: level.review, end };
}
