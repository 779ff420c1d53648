import { useSession } from '@burrow/client';
import type { CourseData, SchoolClass } from '@burrow/contracts';
import {
  useAddClassMutation,
  useSetClassTeachersMutation,
  useUpdateClassMutation,
} from '../../api/classes.api.ts';
import { storedChapters } from './chapters.rules.ts';
import type { ClassValues } from './class-schema.ts';

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every(each => others.includes(each));

/** Saves a class, and who teaches it if an administrator changed that. */
export function useSaveClass(courses: readonly CourseData[]) {
  const { isAdmin } = useSession();
  const [add] = useAddClassMutation();
  const [update] = useUpdateClassMutation();
  const [setTeachers] = useSetClassTeachersMutation();

  return async (
    { teacher_ids: teachers, ...values }: ClassValues,
    known?: SchoolClass,
  ): Promise<SchoolClass> => {
    const body = { ...values, unlocked_chapters: storedChapters(courses, values.unlocked_chapters) };
    const saved = known
      ? await update({ id: known.id, update: { ...body, version: known.version } }).unwrap()
      : await add(body).unwrap();
    if (isAdmin && !isSame(teachers, saved.teacher_ids))
      await setTeachers({ class_id: saved.id, teacher_ids: teachers }).unwrap();
    return saved;
  };
}
