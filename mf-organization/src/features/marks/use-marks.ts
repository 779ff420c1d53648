import type { ClassQuiz, PupilOrder, TaughtAssignment } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useMemo } from 'react';
import { useAssignmentsQuery } from '../../api/assignments.api.ts';
import { useClassQuizzesQuery } from '../../api/class-work.api.ts';
import { useHandedInQuery } from '../../api/remarks.api.ts';
import { useResults } from '../report/index.ts';
import { inCourse, type Marks, marksOf } from './marks.rules.ts';

/** The marks of a class in a course. */
export interface ClassMarks {
  readonly marks: readonly Marks[];
  readonly assignments: readonly TaughtAssignment[];
  readonly quizzes: readonly ClassQuiz[];
}

interface Known {
  /** Once all of it is known. */
  readonly known: ClassMarks | undefined;
  /** How many students a very large class has beyond those that learning tells of. */
  readonly others: number;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Levels, assignments and quizzes of a class: one call for each, however many students there are. */
export function useMarks(id: string, course: string, sort: PupilOrder): Known {
  const { language } = useTranslation().i18n;
  const { results, others, ...progress } = useResults(id, course, sort);
  const given = useAssignmentsQuery(id);
  const handedIn = useHandedInQuery(id);
  const taken = useClassQuizzesQuery({ id, course, language });
  const { currentData: allGiven } = given;
  const { currentData: allHandedIn } = handedIn;
  const { currentData: allTaken } = taken;
  const known = useMemo(() => {
    if (!results || !allGiven || !allHandedIn || !allTaken) return undefined;
    const assignments = inCourse(allGiven.assignments, course);
    const { quizzes } = allTaken;
    const marks = marksOf({ results, assignments, work: allHandedIn.work, quizzes });
    return { marks, assignments, quizzes };
  }, [results, allGiven, allHandedIn, allTaken, course]);
  return {
    known,
    others,
    error: progress.error ?? given.error ?? handedIn.error ?? taken.error,
    refetch: () => {
      progress.refetch();
      for (const each of [given, handedIn, taken]) void each.refetch();
    },
  };
}
