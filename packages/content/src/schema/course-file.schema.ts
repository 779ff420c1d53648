import { z } from 'zod';

/** Text by language; English is always there. */
const LocalisedSchema = z.record(z.string(), z.string().min(1)).and(z.object({ en: z.string().min(1) }));

/** courses/<slug>/course.json */
export const CourseFileSchema = z.strictObject({
  slug: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: LocalisedSchema,
  planKey: z.string().min(1),
  chapters: z
    .array(
      z.strictObject({
        id: z.int().min(1),
        name: LocalisedSchema,
        quiz_exists: z.boolean(),
        /** Most words of a guide in this chapter. */
        guideWords: z.int().min(10),
        /** Most words of a sentence in a guide of this chapter. */
        sentenceWords: z.int().min(5),
        /** Folders of the levels, in order. */
        levels: z.array(z.string().regex(/^[a-z][a-z0-9-]*$/)).min(1),
      }),
    )
    .min(1),
});

export type CourseFile = z.infer<typeof CourseFileSchema>;
export type ChapterFile = CourseFile['chapters'][number];
