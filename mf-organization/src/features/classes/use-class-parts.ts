import { useSession } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useAssignmentsQuery } from '../../api/assignments.api.ts';
import { useClassEntryQuery, useJoinRequestsQuery } from '../../api/class-entry.api.ts';
import { useClassFailuresQuery, useClassProgressQuery } from '../../api/class-work.api.ts';
import { useCourseChaptersQuery } from '../../api/classes.api.ts';
import { useGuestsQuery } from '../../api/guests.api.ts';
import { STUDENTS_OF_CLASS } from '../../api/per-page.ts';
import { useListedStudentsQuery } from '../../api/students.api.ts';
import { useSubstitutesQuery } from '../../api/substitutes.api.ts';
import { useTeachersQuery } from '../../api/teachers.api.ts';
import { FIRST_STUDENTS } from '../../students/first-students.ts';
import { courseOf } from '../live/index.ts';

/**
 * Whether all that the page of a class shows first has come, or has failed: parts that come one after the other push each
 * other down. They ask for the same themselves, so nothing is asked twice.
 */
export function useClassParts(schoolClass: SchoolClass): boolean {
  const { isAdmin } = useSession();
  const { language } = useTranslation().i18n;
  const { id } = schoolClass;
  const course = courseOf(schoolClass);
  const parts = [
    useTeachersQuery(undefined, { skip: !isAdmin }),
    useListedStudentsQuery({ class_id: id, per_page: STUDENTS_OF_CLASS }),
    useListedStudentsQuery({ class_id: id, ...FIRST_STUDENTS }),
    useClassProgressQuery({ id, course }),
    useCourseChaptersQuery({ course, language }),
    useClassFailuresQuery(id),
    useAssignmentsQuery(id),
    useClassEntryQuery(id),
    useJoinRequestsQuery(id),
    useSubstitutesQuery(id),
    useGuestsQuery(id),
  ];
  return parts.every(({ isLoading }) => !isLoading);
}
