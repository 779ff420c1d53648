import type { PupilOrder } from '@burrow/contracts';
import { useMemo } from 'react';
import { useClassProgressQuery } from '../../api/class-work.api.ts';
import { useClassPupilsQuery } from '../../api/students.api.ts';
import { type PupilResult, resultsOf } from './results.rules.ts';

interface Results {
  readonly results: readonly PupilResult[] | undefined;
  /** How many students a very large class has beyond those that learning tells of. */
  readonly others: number;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** How far the students of a class are in a course. */
export function useResults(classId: string, course: string, sort: PupilOrder): Results {
  const pupils = useClassPupilsQuery({ classId, sort });
  const progress = useClassProgressQuery({ id: classId, course });
  // In another order they are shown as before until they are known in it.
  const { data: listed } = pupils;
  const { currentData: known } = progress;
  const results = useMemo(() => (listed && known ? resultsOf(listed, known) : undefined), [listed, known]);
  return {
    results,
    others: known ? known.total - known.students.length : 0,
    error: pupils.error ?? progress.error,
    refetch: () => {
      void pupils.refetch();
      void progress.refetch();
    },
  };
}
