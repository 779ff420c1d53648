import { z } from 'zod';

/** Text by language; English is always there. */
const LocalisedSchema = z.record(z.string(), z.string().min(1)).and(z.object({ en: z.string().min(1) }));

const SlugSchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** courses/<slug>/course.json */
export const CourseFileSchema = z.strictObject({
  slug: SlugSchema,
  name: LocalisedSchema,
  planKey: z.string().min(1),
  /** Courses appear in this order. */
  order: z.int().min(1),
  /** Levels of `challenges` have a task in place of guide and tutorial. */
  kind: z.enum(['lessons', 'challenges']).default('lessons'),
  /** Levels without goals that belong to no chapter, such as `creative`. */
  free: z.array(SlugSchema).default([]),
  chapters: z
    .array(
      z.strictObject({
        id: z.int().min(1),
        name: LocalisedSchema,
        /** The prefix of its levels' folders. */
        prefix: z.string().regex(/^[a-z-]+-$/),
        /** The chapter whose ideas learners know, if not the previous one of this course: `python/loops-`. */
        after: z
          .string()
          .regex(/^[a-z-]+\/[a-z-]+-$/)
          .optional(),
        /** The prefix of a level that the chapter has in addition. */
        bonusPrefix: z
          .string()
          .regex(/^[a-z-]+-$/)
          .optional(),
        /** Levels two chapters before, whose questions its first level asks again. */
        review: z.array(SlugSchema).min(2).max(3).optional(),
        quiz_exists: z.boolean(),
        /** The maximum number of words in a guide of this chapter. */
        guideWords: z.int().min(10),
        /** The maximum number of words per sentence in a guide of this chapter; other texts may have half as many again. */
        sentenceWords: z.int().min(5),
        /** Folders of the levels, in order. A chapter without levels is not shown. */
        levels: z.array(SlugSchema),
      }),
    )
    .min(1),
});

export type CourseFile = z.infer<typeof CourseFileSchema>;
export type ChapterFile = CourseFile['chapters'][number];
