import type { ClassFocus, LessonCause } from '@burrow/contracts';
import { useMemo } from 'react';
import { useGuestsQuery } from '../../api/guests.api.ts';
import { STUDENTS_OF_CLASS } from '../../api/per-page.ts';
import { useClassLessonQuery, useClassPresenceQuery } from '../../api/lesson.api.ts';
import { useListedStudentsQuery } from '../../api/students.api.ts';
import { useServerTime } from '../../components/use-server-time.ts';
import type { InLesson } from './lesson-order.rules.ts';

const TICK_MS = 10_000;

/** A student on the page. */
export interface LessonMember extends InLesson {
  readonly id: string;
  readonly character: string;
  readonly isGuest: boolean;
}

interface Lesson {
  /** Once the names are known. */
  readonly students: readonly LessonMember[] | undefined;
  readonly causes: readonly LessonCause[];
  readonly focus: ClassFocus | undefined;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The lesson of a class that is open. The stream says when something of it is to be read again. */
export function useLesson(id: string): Lesson {
  const listed = useListedStudentsQuery({ class_id: id, per_page: STUDENTS_OF_CLASS });
  const guests = useGuestsQuery(id);
  const lesson = useClassLessonQuery(id);
  const presence = useClassPresenceQuery(id);
  const now = useServerTime(lesson.data?.at, TICK_MS);
  const students = useMemo(() => {
    if (!listed.data || !guests.data || !lesson.data || lesson.data.ends_at <= lesson.data.at)
      return undefined;
    const work = new Map(lesson.data.students.map(each => [each.student_id, each]));
    const seen = new Map(presence.data?.students.map(each => [each.student_id, each]));
    const own = listed.data.students.map(({ full_name, username, ...student }) => ({
      ...student,
      name: full_name ?? username,
      isGuest: false,
    }));
    const others = guests.data.guests.map(guest => ({ ...guest, isGuest: true }));
    return [...own, ...others].map(({ student_id, name, character, isGuest }) => ({
      id: student_id,
      name,
      character,
      isGuest,
      work: work.get(student_id),
      seen: seen.get(student_id),
    }));
  }, [listed.data, guests.data, lesson.data, presence.data]);
  return {
    students,
    causes: lesson.data?.causes ?? [],
    focus: lesson.data?.focus,
    now,
    error: listed.error ?? guests.error ?? lesson.error,
    refetch: () => {
      void listed.refetch();
      void guests.refetch();
      void lesson.refetch();
    },
  };
}
