import { useMemo } from 'react';
import { useGuestsQuery } from '../api/guests.api.ts';
import { STUDENTS_OF_CLASS } from '../api/per-page.ts';
import { useListedStudentsQuery } from '../api/students.api.ts';

/** Somebody of a class, as lists name them. */
export interface ClassName {
  readonly name: string;
  /** Whose home is another class: their page is not for whoever teaches this one. */
  readonly isGuest: boolean;
}

/** Returns what the students of a class and its guests are called, by their ids. */
export function useClassNames(
  classId: string,
  { skip }: { readonly skip: boolean },
): ReadonlyMap<string, ClassName> {
  const { data: students } = useListedStudentsQuery(
    { class_id: classId, per_page: STUDENTS_OF_CLASS },
    { skip },
  );
  const { data: found } = useGuestsQuery(classId, { skip });
  return useMemo(
    () =>
      new Map<string, ClassName>([
        ...(found?.guests.map(({ student_id, name }) => [student_id, { name, isGuest: true }] as const) ??
          []),
        ...(students?.students.map(
          ({ student_id, full_name, username }) =>
            [student_id, { name: full_name ?? username, isGuest: false }] as const,
        ) ?? []),
      ]),
    [students, found],
  );
}
