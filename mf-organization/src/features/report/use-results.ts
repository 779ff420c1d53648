import type { StudentOrder } from '@burrow/contracts';
import { useMemo } from 'react';
import { useClassProgressQuery } from '../../api/class-work.api.ts';
import { useClassStudentsQuery } from '../../api/students.api.ts';
import { type StudentResult, resultsOf } from './results.rules.ts';

interface Results {
  readonly results: readonly StudentResult[] | undefined;
  /** How many students a very large class has beyond those that learning tells of. */
  readonly others: number;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** How far the students of a class are in a course. */
export function useResults(classId: string, course: string, sort: StudentOrder): Results {
  const students = useClassStudentsQuery({ classId, sort });
  const progress = useClassProgressQuery({ id: classId, course });
  // In another order they are shown as before until they are known in it.
  const { data: listed } = students;
  const { currentData: known } = progress;
  const results = useMemo(() => (listed && known ? resultsOf(listed, known) : undefined), [listed, known]);
  return {
    results,
    others: known ? known.total - known.students.length : 0,
    error: students.error ?? progress.error,
    refetch: () => {
      void students.refetch();
      void progress.refetch();
    },
  };
}
