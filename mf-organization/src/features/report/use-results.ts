import { useMemo } from 'react';
import { useClassProgressQuery } from '../../api/class-work.api.ts';
import { usePupilsQuery } from '../../api/students.api.ts';
import { type PupilResult, resultsOf } from './progress-sheet.rules.ts';

/** As many as one call tells of; a class is never larger than what learning tells of. */
const MOST = 200;

interface Results {
  readonly results: readonly PupilResult[] | undefined;
  /** How many students the class has beyond those. */
  readonly others: number;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** How far the students of a class are in a course, by username. */
export function useResults(classId: string, course: string): Results {
  const pupils = usePupilsQuery({ class_id: classId, per_page: MOST });
  const progress = useClassProgressQuery({ id: classId, course });
  const { currentData: listed } = pupils;
  const { currentData: known } = progress;
  const results = useMemo(
    () => (listed && known ? resultsOf(listed.students, known) : undefined),
    [listed, known],
  );
  return {
    results,
    others: listed ? listed.total - listed.students.length : 0,
    error: pupils.error ?? progress.error,
    refetch: () => {
      void pupils.refetch();
      void progress.refetch();
    },
  };
}
