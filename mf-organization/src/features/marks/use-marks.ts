import type { ClassQuiz, StudentOrder, TaughtAssignment } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useMemo } from 'react';
import { useAssignmentsQuery } from '../../api/assignments.api.ts';
import { useClassQuizzesQuery } from '../../api/class-work.api.ts';
import { useGuestsQuery } from '../../api/guests.api.ts';
import { useHandedInQuery } from '../../api/remarks.api.ts';
import { useResults } from '../report/index.ts';
import { type GuestMarks, guestMarksOf, inCourse, type Marks, marksOf } from './marks.rules.ts';

/** The marks of a class in a course. */
export interface ClassMarks {
  readonly marks: readonly Marks[];
  /** Students of other classes. */
  readonly guests: readonly GuestMarks[];
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
export function useMarks(id: string, course: string, sort: StudentOrder): Known {
  const { language } = useTranslation().i18n;
  const { results, others, ...progress } = useResults(id, course, sort);
  const given = useAssignmentsQuery(id);
  const handedIn = useHandedInQuery(id);
  const come = useGuestsQuery(id);
  const taken = useClassQuizzesQuery({ id, course, language });
  const { currentData: allGiven } = given;
  const { currentData: allHandedIn } = handedIn;
  const { currentData: allTaken } = taken;
  const { currentData: allCome } = come;
  const known = useMemo(() => {
    if (!results || !allGiven || !allHandedIn || !allTaken || !allCome) return undefined;
    const assignments = inCourse(allGiven.assignments, course);
    const { quizzes } = allTaken;
    const { work } = allHandedIn;
    const marks = marksOf({ results, assignments, work, quizzes });
    return { marks, guests: guestMarksOf(allCome.guests, { assignments, work }), assignments, quizzes };
  }, [results, allGiven, allHandedIn, allTaken, allCome, course]);
  return {
    known,
    others,
    error: progress.error ?? given.error ?? handedIn.error ?? taken.error ?? come.error,
    refetch: () => {
      progress.refetch();
      for (const each of [given, handedIn, taken, come]) void each.refetch();
    },
  };
}
