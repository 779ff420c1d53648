import {
  ConstantSchema,
  DirectionSchema,
  ItemSchema,
  LevelExtrasSchema,
  LevelGoalSchema,
  PositionSchema,
  PyValueSchema,
} from '@burrow/contracts';
import { z } from 'zod';
import { CompositionSchema } from '../composer/composition-file.schema.ts';

const KeySchema = z.string().regex(/^[a-z][a-z0-9-]*$/);
const CodeSchema = z.string().min(1);

/** The data with which a question is asked: `$name` in its code and texts stands for a value. */
const SetSchema = z.record(z.string().regex(/^[a-z]\w*$/), PyValueSchema);

/** quiz.json: questions as written, before their data is filled in. */
export const QuizFileSchema = z.strictObject({
  questions: z
    .array(
      z
        .object({
          id: KeySchema,
          kind: z.string(),
          /** The level that explains it, for what is to be read again. */
          level: z.string().min(1),
          sets: z.array(SetSchema).min(1).optional(),
        })
        .catchall(z.json()),
    )
    .min(10),
});

/** A small corner of the farm, composed from letters; see `composer/legend.ts`. */
export const QuizSceneSchema = CompositionSchema.extend({
  stamps: CompositionSchema.shape.stamps.default([]),
  start: PositionSchema,
  facing: DirectionSchema,
  items: z.array(ItemSchema.strict()).default([]),
  goals: z.array(LevelGoalSchema.strict()).default([]),
  constants: z.array(ConstantSchema).default([]),
  ...LevelExtrasSchema.pick({ signs: true, answers: true, input: true, data: true }).shape,
});

/** An answer to choose from: its code, or the value of an expression, or else its words from the texts. */
const ChoiceFileSchema = z.strictObject({ code: CodeSchema.optional(), of: CodeSchema.optional() });

const choosing = {
  code: CodeSchema.optional(),
  choices: z.record(KeySchema, ChoiceFileSchema),
  /** Python that is true for a right choice, whose code is `$it`: in place of `answer`. */
  test: CodeSchema.optional(),
};

/** What an output or a tile is taken for: an expression, or another program. */
const MistakeSchema = z.union([CodeSchema, z.strictObject({ code: CodeSchema })]);

/** A question with one set of its data filled in. */
export const AskedFileSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), ...choosing, answer: KeySchema.optional() }),
  z.strictObject({ kind: z.literal('several'), ...choosing, answer: z.array(KeySchema).optional() }),
  /** The right answer is what the program prints; `wrong` are outputs that it is taken for. */
  z.strictObject({ kind: z.literal('output'), code: CodeSchema, wrong: z.record(KeySchema, MistakeSchema) }),
  z.strictObject({
    kind: z.literal('order'),
    /** In the right order, with their indentation. */
    lines: z.array(CodeSchema).min(2),
    /** Lines that are too many. */
    extra: z.array(CodeSchema).max(2).default([]),
    /** Whether the indentation is to be found too. */
    indents: z.boolean().default(false),
    /** Other right orders, by indexes of `lines`. */
    also: z.array(z.array(z.int().min(0))).default([]),
    /** Runs before the program. */
    before: CodeSchema.optional(),
    scene: QuizSceneSchema.optional(),
  }),
  z.strictObject({
    kind: z.literal('gap'),
    /** With one `___`. */
    code: CodeSchema,
    accepts: z.array(CodeSchema).min(1),
    wrong: z.record(KeySchema, CodeSchema),
  }),
  z.strictObject({
    kind: z.literal('tile'),
    code: CodeSchema,
    scene: QuizSceneSchema,
    /** Programs that the given one is taken for. */
    wrong: z.record(KeySchema, CodeSchema),
  }),
  z.strictObject({
    kind: z.literal('line'),
    code: CodeSchema,
    /** The number of the wrong line, from 1, and what should stand there. */
    bug: z.int().min(1),
    fixed: CodeSchema.optional(),
    /** The whole program as it should be, in place of `fixed`: where the line belongs elsewhere. */
    mended: CodeSchema.optional(),
    /** Other lines that are right answers as well: where one might mend it, too. */
    also: z.array(z.int().min(1)).default([]),
    scene: QuizSceneSchema.optional(),
  }),
  z.strictObject({
    kind: z.literal('world'),
    scene: QuizSceneSchema,
    template: z.string(),
    solution: CodeSchema,
    /** Programs that must fall short. */
    wrong: z.array(CodeSchema).min(1),
  }),
]);

/** <language>.json: the texts of each question, in Markdown, by its id. */
const QuestionTextsSchema = z.strictObject({
  question: z.string().min(1),
  explanation: z.string().min(1),
  choices: z.record(KeySchema, z.string().min(1)).default({}),
  /** What is said about a wrong answer; see docs/authoring.md for the keys of each kind. */
  feedback: z.record(KeySchema, z.string().min(1)).default({}),
});

export const QuizTextsSchema = z.record(KeySchema, QuestionTextsSchema);

/** A translation may lack any text: it is English then. */
export const QuizTranslationSchema = z.record(KeySchema, QuestionTextsSchema.partial());

/** What Python says about a question with one set of its data. */
const SetAnswerSchema = z.strictObject({
  /** What the program prints. */
  output: z.string().optional(),
  /** What choices and mistakes come to, by key. */
  values: z.record(KeySchema, z.string()).optional(),
  /** Keys of the right choices, if a `test` tells them. */
  right: z.array(KeySchema).optional(),
  tile: PositionSchema.optional(),
  tiles: z.record(KeySchema, PositionSchema).optional(),
});

/** answers.json: written by `npm run quiz-answers`, proved by the content test. */
export const QuizAnswersSchema = z.record(KeySchema, z.array(SetAnswerSchema));

export type QuizQuestionFile = z.infer<typeof QuizFileSchema>['questions'][number];
export type QuizScene = z.infer<typeof QuizSceneSchema>;
export type AskedFile = z.infer<typeof AskedFileSchema>;
export type QuizTexts = z.infer<typeof QuizTextsSchema>;
export type SetAnswer = z.infer<typeof SetAnswerSchema>;
export type QuizAnswers = z.infer<typeof QuizAnswersSchema>;
