import { useSession } from '@burrow/client';
import type { CourseData, SchoolClass } from '@burrow/contracts';
import { useRef } from 'react';
import {
  useAddClassMutation,
  useSetClassTeachersMutation,
  useUpdateClassMutation,
} from '../../api/classes.api.ts';
import { storedChapters } from './chapters.rules.ts';
import type { ClassValues } from './class-schema.ts';

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every(each => others.includes(each));

const newest = (known: SchoolClass | undefined, saved: SchoolClass | null): SchoolClass | null =>
  known && (saved === null || known.version > saved.version) ? known : saved;

/** Saves a class, and who teaches it if an administrator changed that. */
export function useSaveClass(courses: readonly CourseData[]) {
  const { isAdmin } = useSession();
  const [add] = useAddClassMutation();
  const [update] = useUpdateClassMutation();
  const [setTeachers] = useSetClassTeachersMutation();
  /** What this form saved already, if only its teachers were not. */
  const savedBefore = useRef<SchoolClass>(null);

  return async (
    { teacher_ids: teachers, ...values }: ClassValues,
    known?: SchoolClass,
  ): Promise<SchoolClass> => {
    const body = { ...values, unlocked_chapters: storedChapters(courses, values.unlocked_chapters) };
    const before = newest(known, savedBefore.current);
    const saved = before
      ? await update({ id: before.id, update: { ...body, version: before.version } }).unwrap()
      : await add(body).unwrap();
    savedBefore.current = saved;
    if (isAdmin && !isSame(teachers, saved.teacher_ids))
      await setTeachers({ class_id: saved.id, teacher_ids: teachers }).unwrap();
    return saved;
  };
}
