import { z } from 'zod';

/** Answer of GET /api/level/solutions/{course_slug}/{chapter}: how the levels of a chapter are solved, in their order. */
export const ChapterSolutionsSchema = z.object({
  levels: z.array(
    z.object({
      level_slug: z.string(),
      /** Programs that complete the level, the simplest first. */
      programs: z.array(z.string()),
    }),
  ),
});

export type ChapterSolutions = z.infer<typeof ChapterSolutionsSchema>;
