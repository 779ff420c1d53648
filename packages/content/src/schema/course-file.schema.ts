import { CHARACTERS } from '@burrow/contracts';
import { AUTHORED_LANGUAGES } from '@burrow/contracts/languages';
import { z } from 'zod';

const TextSchema = z.string().min(1);

/** A text in every complete language. */
const LocalisedSchema = z
  .object(Object.fromEntries(AUTHORED_LANGUAGES.map(code => [code, TextSchema])))
  .and(z.object({ en: TextSchema }));

const SlugSchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** courses/<slug>/course.json */
export const CourseFileSchema = z.strictObject({
  slug: SlugSchema,
  /** As its certificate has it. */
  name: LocalisedSchema,
  /** As lists of courses have it. */
  short: LocalisedSchema,
  /** Of a course of lessons: what it teaches and for whom it is, in a sentence or two. */
  about: LocalisedSchema.optional(),
  /** Of a course of lessons: the animal that stands for it. */
  animal: z.enum(CHARACTERS).optional(),
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
        /** In a word or two, as the certificate of the course lists it. */
        short: LocalisedSchema.optional(),
        /** What is learnt in it, as its certificate says: `deciding with if, elif and else`. */
        learnt: LocalisedSchema.optional(),
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
