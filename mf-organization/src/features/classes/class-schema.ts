import { NewClassSchema, type SchoolClass } from '@burrow/contracts';
import { z } from '@burrow/forms';
import { type CourseChapters, isSomeCourseClosed, tickedChapters } from './chapters.rules.ts';

const { name } = NewClassSchema.shape;

/** A class, in the form's values: the chapters that are ticked, and who teaches it. */
export const classFormSchema = (courses: readonly CourseChapters[]) =>
  z.object({
    name,
    unlocked_chapters: z.array(z.string()).refine(ticked => !isSomeCourseClosed(courses, ticked)),
    no_skip: z.boolean(),
    quiz: z.boolean(),
    assistant_enabled: z.boolean(),
    teacher_ids: z.array(z.string()),
  });

export type ClassValues = z.output<ReturnType<typeof classFormSchema>>;

/** What the form shows at first; a new class opens everything. */
export function classDefaults(courses: readonly CourseChapters[], known?: SchoolClass): ClassValues {
  return {
    name: known?.name ?? '',
    unlocked_chapters: tickedChapters(courses, known?.unlocked_chapters ?? []),
    no_skip: known?.no_skip ?? false,
    quiz: known?.quiz ?? true,
    assistant_enabled: known?.assistant_enabled ?? true,
    teacher_ids: known?.teacher_ids ?? [],
  };
}
