import { z } from 'zod';
import { PositionSchema } from './position.schema.ts';

/** Which line a question is about: the one with the error, the last that runs, or the one that runs most often. */
export const WHICH_LINE = ['error', 'last', 'most'] as const;

/** What is the value of the expression `of` at the end? `choices` are values as `print` shows them. */
const ValueQuestionSchema = z.strictObject({
  kind: z.literal('value'),
  of: z.string().min(1),
  choices: z.array(z.string()).min(3).max(4),
  answer: z.string(),
});

/**
 * A question about what the template does, which is answered by a click before it runs. Nothing is scored; a run of the
 * template shows who was right.
 */
export const LevelQuestionSchema = z.discriminatedUnion('kind', [
  /** Where does the animal stand at the end? */
  z.strictObject({ kind: z.literal('tile'), answer: PositionSchema }),
  /** Which line of the template, from 1? Each line of `answer` is right. */
  z.strictObject({
    kind: z.literal('line'),
    which: z.enum(WHICH_LINE),
    answer: z.array(z.int().min(1)).min(1),
  }),
  ValueQuestionSchema,
]);

/** What the learner chooses in a setting: the value of a name, among a few. */
const SettingChoiceSchema = z.strictObject({
  name: z.string().min(1),
  values: z.array(z.union([z.boolean(), z.int(), z.string()])).min(2),
  /** Index of the value in the level as shown. */
  shown: z.int().min(0),
});

/**
 * The template works in the level as shown. The learner chooses a setting in which it fails, then mends it. Each
 * combination of values is a setting: that of the shown values is the level as shown, the others are its hidden variants,
 * in their order, the last choice changing fastest.
 */
export const DesignExerciseSchema = z.strictObject({
  kind: z.literal('design'),
  choices: z.array(SettingChoiceSchema).min(1).max(4),
});

/** What a learner does in a level instead of writing a program from the beginning. */
export const LevelExerciseSchema = z.discriminatedUnion('kind', [
  /** The template is a wrong program, to be mended. */
  z.strictObject({ kind: z.literal('mend') }),
  /** Lines are to be put in order, and some are too many. */
  z.strictObject({
    kind: z.literal('order'),
    /** Shuffled, with their indentation unless that is to be found. */
    lines: z.array(z.string().min(1)).min(2),
    /** Whether the indentation is to be found. */
    indents: z.boolean(),
  }),
  /** The question is answered before the first run. */
  z.strictObject({ kind: z.literal('predict') }),
  /** The template works, but has too many lines. */
  z.strictObject({ kind: z.literal('shorten') }),
  DesignExerciseSchema,
]);

/** A question about an earlier level, with a program that needs no map: a chapter opens with a few of them. */
export const ReviewQuestionSchema = z.strictObject({
  code: z.string().min(1),
  question: ValueQuestionSchema,
});

export type LevelQuestion = z.infer<typeof LevelQuestionSchema>;
export type LevelExercise = z.infer<typeof LevelExerciseSchema>;
export type DesignExercise = z.infer<typeof DesignExerciseSchema>;
export type ReviewQuestion = z.infer<typeof ReviewQuestionSchema>;
