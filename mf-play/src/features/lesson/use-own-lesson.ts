import { after, useSession } from '@burrow/client';
import type { OwnLesson } from '@burrow/contracts';
import { useEffect } from 'react';
import { useOwnLessonQuery } from './own-lesson.api.ts';
import { nextEnd } from './lesson.rules.ts';

/** Returns the lesson of a student of a school; undefined for everybody else, and as long as it is not known. */
export function useOwnLesson(): OwnLesson | undefined {
  const { isOrganizationStudent } = useSession();
  const { currentData, refetch } = useOwnLessonQuery(undefined, { skip: !isOrganizationStudent });
  const end = currentData ? nextEnd(currentData) : null;
  const at = currentData?.at;
  useEffect(() => (end === null ? undefined : after(end, () => void refetch())), [at, end, refetch]);
  return isOrganizationStudent ? currentData : undefined;
}
