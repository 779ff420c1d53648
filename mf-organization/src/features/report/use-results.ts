import { useMemo } from 'react';
import { useClassProgressQuery } from '../../api/class-work.api.ts';
import { useClassPupilsQuery } from '../../api/students.api.ts';
import { type PupilResult, resultsOf } from './progress-sheet.rules.ts';

interface Results {
  readonly results: readonly PupilResult[] | undefined;
  /** How many students a very large class has beyond those that learning tells of. */
  readonly others: number;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** How far the students of a class are in a course, by username. */
export function useResults(classId: string, course: string): Results {
  const pupils = useClassPupilsQuery(classId);
  const progress = useClassProgressQuery({ id: classId, course });
  const { currentData: listed } = pupils;
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
