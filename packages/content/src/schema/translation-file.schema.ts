import { z } from 'zod';
import { ShortTextsSchema } from './level-file.schema.ts';

const TextSchema = z.string().min(1);

/** Paragraphs of a page, without its blocks of code: those are the English page's. */
const PageSchema = z.array(TextSchema);

/** Translations are often longer than what they are made from. */
const LONGEST_IDEA = 64;

const TranslatedLevelSchema = ShortTextsSchema.partial().extend({
  idea: z
    .string()
    .min(1)
    .max(LONGEST_IDEA)
    .regex(/^[^{}`]*[^.!{}`]$/)
    .optional(),
  guide: PageSchema.optional(),
  tutorial: PageSchema.optional(),
  hint: PageSchema.optional(),
  comments: z.array(TextSchema.regex(/^.+$/)).optional(),
});

/** translations/<language>/<course>/<chapter>.json: levels by their slugs. */
export const TranslatedChapterSchema = z.record(z.string(), TranslatedLevelSchema);

export type TranslatedLevel = z.infer<typeof TranslatedLevelSchema>;

/** translations/<language>/<course>/course.json; chapters by their prefix, those of challenges by their English name. */
export const TranslatedCourseSchema = z.strictObject({
  name: TextSchema.optional(),
  short: TextSchema.optional(),
  about: TextSchema.optional(),
  chapters: z
    .record(
      z.string(),
      z.strictObject({
        name: TextSchema.optional(),
        short: TextSchema.optional(),
        learnt: TextSchema.optional(),
      }),
    )
    .default({}),
});

export type TranslatedCourse = z.infer<typeof TranslatedCourseSchema>;

/** translations/<language>/code-book.json: paragraphs by command, or by the path of a construct of Python's. */
export const TranslatedCodeBookSchema = z.record(z.string(), PageSchema);

export type TranslatedCodeBook = z.infer<typeof TranslatedCodeBookSchema>;
