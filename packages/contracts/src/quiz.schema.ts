import { z } from 'zod';
import { MAX_QUIZ_COMMANDS } from './quiz-limits.ts';
import { EarnedSchema } from './badge.schema.ts';
import { ReplayCommandSchema, RunVariablesSchema } from './level-update.schema.ts';
import { PlayerCommandSchema, WorldLevelSchema } from './level.schema.ts';
import { PositionSchema } from './position.schema.ts';

/** What a question of a quiz asks for. */
export const QUIZ_KINDS = ['choice', 'several', 'order', 'gap', 'output', 'tile', 'line', 'world'] as const;

/** The share of right answers that passes a quiz. */
const PASS_SHARE = 0.8;

/**
 * Returns how many right answers pass a quiz with so many questions.
 *
 * @example
 * passMark(5) // → 4
 * passMark(8) // → 7
 */
export const passMark = (questions: number): number => Math.ceil(questions * PASS_SHARE);

const KeySchema = z.string().min(1).max(60);

/** One of the answers to choose from: a piece of code, or words. */
const ChoiceSchema = z.object({ key: KeySchema, code: z.string().optional(), text: z.string().optional() });
const choices = z.array(ChoiceSchema).min(2).max(8);

const asked = {
  /** From 1, in the order of this try. */
  number: z.int().min(1),
  /** Markdown. */
  text: z.string().min(1),
};

/** The largest number of other maps on which a program is tried. */
export const MAX_QUIZ_VARIANTS = 3;

/** A question as it is shown: without anything that tells the right answer. */
export const QuizQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), ...asked, code: z.string().optional(), choices }),
  z.object({ kind: z.literal('several'), ...asked, code: z.string().optional(), choices }),
  /** What does the program print? */
  z.object({ kind: z.literal('output'), ...asked, code: z.string(), choices }),
  /** Lines to be put in order, some of them too many. With `indents` their indentation is to be found too. */
  z.object({
    kind: z.literal('order'),
    ...asked,
    lines: z.array(z.string().min(1)).min(2),
    indents: z.boolean(),
  }),
  /** What stands in the gap, `___`, so that the program prints this? */
  z.object({ kind: z.literal('gap'), ...asked, code: z.string(), prints: z.string().nullable() }),
  /** Where does the animal stand at the end? */
  z.object({ kind: z.literal('tile'), ...asked, code: z.string(), level: WorldLevelSchema }),
  /** Which line is wrong? */
  z.object({ kind: z.literal('line'), ...asked, code: z.string() }),
  /** A program to be written, which is run on a small map. */
  z.object({
    kind: z.literal('world'),
    ...asked,
    level: WorldLevelSchema,
    template: z.string(),
    commands: z.array(PlayerCommandSchema),
    /** Other maps on which the same program has to do it. */
    variants: z.array(WorldLevelSchema).max(MAX_QUIZ_VARIANTS).optional(),
  }),
]);

/** An answer to a question, of the question's kind. */
export const QuizAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), choice: KeySchema }),
  z.object({ kind: z.literal('several'), choices: z.array(KeySchema).max(8) }),
  z.object({ kind: z.literal('output'), choice: KeySchema }),
  /** Indexes of the given lines from top to bottom, each with its indentation in steps. */
  z.object({
    kind: z.literal('order'),
    placed: z.array(z.object({ line: z.int().min(0).max(40), indent: z.int().min(0).max(5) })).max(40),
  }),
  z.object({ kind: z.literal('gap'), text: z.string().max(80) }),
  z.object({ kind: z.literal('tile'), tile: PositionSchema }),
  /** From 1. */
  z.object({ kind: z.literal('line'), line: z.int().min(1).max(100) }),
  /** The program, and what it did: the server replays it. */
  z.object({
    kind: z.literal('world'),
    code: z.string().max(5_000),
    world_version: z.string().max(40),
    commands: z.array(ReplayCommandSchema).max(MAX_QUIZ_COMMANDS),
    variables: RunVariablesSchema,
    /** The same for each of the question's other maps, if it came to its end on the shown one. */
    variants: z
      .array(
        z.object({
          commands: z.array(ReplayCommandSchema).max(MAX_QUIZ_COMMANDS),
          variables: RunVariablesSchema,
        }),
      )
      .max(MAX_QUIZ_VARIANTS)
      .optional(),
  }),
]);

/** The right answer, as far as it can be shown for the kind of question. */
const SolutionSchema = z.object({
  choices: z.array(z.string()).optional(),
  code: z.string().optional(),
  text: z.string().optional(),
  tile: PositionSchema.optional(),
  lines: z.array(z.int()).optional(),
});

/** What is said about an answer: whether it is right, why, and what its mistake was. */
export const QuizVerdictSchema = z.object({
  right: z.boolean(),
  /** Markdown: about the answer that was given, if something is known about it. */
  feedback: z.string().nullable(),
  /** Markdown. */
  explanation: z.string(),
  solution: SolutionSchema,
});

const LevelNameSchema = z.object({ slug: z.string(), name: z.string() });

/** How a try ended. */
export const QuizResultSchema = z.object({
  score: z.int().min(0),
  passed: z.boolean(),
  /** Levels that explain what was answered wrongly, or not at all. */
  read_again: z.array(LevelNameSchema),
});

const place = {
  course_id: z.string(),
  chapter_id: z.int().min(1),
  chapter_name: z.string(),
  question_count: z.int().min(1),
  pass_count: z.int().min(1),
};

/** Answer of GET /api/quiz/{course_slug}/{chapter_id}: the quiz, and how the caller stands in it. */
export const QuizSchema = z.object({
  ...place,
  passed: z.boolean(),
  /** The most right answers of a finished try; null before the first. */
  best_score: z.int().min(0).nullable(),
  /** How many tries were finished. */
  tries: z.int().min(0),
  /** How many questions of an open try are answered; null without one. */
  answered: z.int().min(0).nullable(),
  /** When somebody in this browser began a try without being logged in: whoever reads it is asked whether it is theirs. */
  visitor_try_at: z.iso.datetime().optional(),
});

/** A try at a quiz: its questions, and what was answered and said. */
export const QuizTrySchema = z.object({
  ...place,
  try_id: z.uuid(),
  /** Each with the verdict on the caller's answer, once it is given. */
  questions: z.array(
    z.object({
      question: QuizQuestionSchema,
      given: z.object({ answer: QuizAnswerSchema, verdict: QuizVerdictSchema }).nullable(),
    }),
  ),
  result: QuizResultSchema.nullable(),
});

/** Answer of the end of a try: its result, and what it earned. */
export const FinishedQuizSchema = z.object({ result: QuizResultSchema, earned: EarnedSchema });

/** Body of an answer: `try_id` names the try that the page shows. */
export const QuizAnswerBodySchema = z.object({ try_id: z.uuid(), answer: QuizAnswerSchema });

/** Body of the answer to whether a visitor's try is the caller's own. */
export const VisitorTrySchema = z.object({ is_own: z.boolean() });

/** Body that ends a try, also with questions that are not answered. */
export const QuizFinishSchema = z.object({ try_id: z.uuid() });

export type QuizKind = (typeof QUIZ_KINDS)[number];
export type QuizQuestion = z.infer<typeof QuizQuestionSchema>;
export type QuizAnswer = z.infer<typeof QuizAnswerSchema>;
export type QuizVerdict = z.infer<typeof QuizVerdictSchema>;
export type QuizResult = z.infer<typeof QuizResultSchema>;
export type Quiz = z.infer<typeof QuizSchema>;
export type FinishedQuiz = z.infer<typeof FinishedQuizSchema>;
export type QuizTry = z.infer<typeof QuizTrySchema>;
