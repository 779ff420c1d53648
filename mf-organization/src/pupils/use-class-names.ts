import { useMemo } from 'react';
import { useGuestsQuery } from '../api/guests.api.ts';
import { PUPILS_OF_CLASS } from '../api/per-page.ts';
import { usePupilsQuery } from '../api/students.api.ts';

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
  const { data: pupils } = usePupilsQuery({ class_id: classId, per_page: PUPILS_OF_CLASS }, { skip });
  const { data: found } = useGuestsQuery(classId, { skip });
  return useMemo(
    () =>
      new Map<string, ClassName>([
        ...(found?.guests.map(({ student_id, name }) => [student_id, { name, isGuest: true }] as const) ??
          []),
        ...(pupils?.students.map(
          ({ student_id, full_name, username }) =>
            [student_id, { name: full_name ?? username, isGuest: false }] as const,
        ) ?? []),
      ]),
    [pupils, found],
  );
}
