import {
  ConstantSchema,
  DesignExerciseSchema,
  DirectionSchema,
  GuideImageFileSchema,
  ItemSchema,
  LevelExtrasSchema,
  LevelGoalSchema,
  PLAYER_COMMANDS,
  PlayerCommandSchema,
  PositionSchema,
  VariantsSchema,
} from '@burrow/contracts';
import { z } from 'zod';

/** The question of a guide, answered by a click; the answer is what the template's run shows. */
export const QuestionFileSchema = z.discriminatedUnion('kind', [
  /** Where does the animal stand at the end? */
  z.strictObject({ kind: z.literal('tile') }),
  /** Which line has the error, runs last, or runs most often? */
  z.strictObject({ kind: z.literal('line'), which: z.enum(['error', 'last', 'most']) }),
  /** What is the value of this expression at the end, or with `printed()` the last line of the output? `others` are wrong choices, as `print` shows them. */
  z.strictObject({
    kind: z.literal('value'),
    of: z.string().min(1),
    others: z.array(z.string().min(1)).min(2).max(3),
  }),
]);

/** question.json: what the template's run answers, a tile, lines or a value; see `computeAnswer`. */
export const AnswerFileSchema = z.strictObject({
  answer: z.union([PositionSchema, z.array(z.int().min(1)).min(1), z.string()]),
});

/** reference.json of a challenge: what its reference solution does, with which learners compare theirs. */
export const ReferenceFileSchema = z.strictObject({
  /** How many commands it gives in the level as shown. */
  commands: z.int().min(1),
  /** What it uses of Python, as levels name it in `introduces`. */
  ideas: z.array(z.string().min(1)),
});

/** What a learner does in a level that is not about writing a program. */
export const ExerciseFileSchema = z.discriminatedUnion('kind', [
  /** The template is a wrong program: its own, or with `from` one of an earlier level of the course, `level/program`. */
  z.strictObject({
    kind: z.literal('mend'),
    from: z
      .string()
      .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
      .optional(),
  }),
  /** The lines of the reference solution and these have to be put in order. */
  z.strictObject({ kind: z.literal('order'), decoys: z.array(z.string().min(1)).min(1).max(2) }),
  /** The guide's question is answered before the first run. */
  z.strictObject({ kind: z.literal('predict') }),
  /** The template works, but has too many lines. */
  z.strictObject({ kind: z.literal('shorten') }),
  /** The template works in the level as shown, but not in all settings that can be chosen; see `withChosenVariants`. */
  DesignExerciseSchema,
]);

/** level.json: everything about a level except its map, texts and programs. */
export const LevelFileSchema = z.strictObject({
  zoom: z.int().min(16).max(256).default(64),
  start: PositionSchema.default([0, 0]),
  facing: DirectionSchema.default([0, -1]),
  items: z.array(ItemSchema.strict()),
  levelGoals: z.array(LevelGoalSchema.strict()),
  constants: z.array(ConstantSchema),
  /** Those that its programs use, unless it says so; `all` means every command, including future ones. */
  commands: z
    .literal('all')
    .transform(() => PLAYER_COMMANDS)
    .or(z.array(PlayerCommandSchema).min(1))
    .optional(),
  maxLinesOfCode: z.int().min(1).optional(),
  access: z.enum(['open', 'account-to-run', 'account', 'plan']),
  guideImage: GuideImageFileSchema.nullable(),
  guideNotReady: z.boolean(),
  /** Not ready for learners: refused in a release. */
  draft: z.boolean().optional(),
  question: QuestionFileSchema.optional(),
  exercise: ExerciseFileSchema.optional(),
  /** Constructs, functions and operators that learners meet here for the first time. */
  introduces: z.array(z.string().min(1)).min(1).max(4).optional(),
  ...LevelExtrasSchema.shape,
  variants: VariantsSchema.optional(),
  /**
   * For the second to the fourth dose of help: a tile to look at, an extra line, and the line of the reference solution to
   * reveal. Without them, a line of a wrong program and the line that it stands in for.
   */
  help: z
    .strictObject({
      tile: PositionSchema.optional(),
      line: z.int().min(1).optional(),
      decoy: z.string().min(1).optional(),
    })
    .optional(),
});

/** <language>/texts.json: the short texts. */
export const ShortTextsSchema = z.strictObject({
  name: z.string().min(1),
  /** What the level is about, on one line without a full stop, for lists of levels. */
  idea: z
    .string()
    .min(1)
    .max(48)
    .regex(/^[^{}`]*[^.!{}`]$/)
    .optional(),
  tip: z.string().min(1),
  /** What the guide's term in bold means, for the glossary. */
  meaning: z.string().min(1).optional(),
  /** What the guide's picture shows, for those who cannot see it. */
  guideImageAlt: z.string().min(1).optional(),
  /** What the goals want whose check is an expression, a sentence each, in the level's order. */
  goals: z.array(z.string().min(1).max(70)).min(1).optional(),
  /** What the question asks whose answer is the value of an expression. */
  question: z.string().min(1).max(90).optional(),
});

/** comments.json: the words of the template's comments in another language, in order. */
export const CommentsFileSchema = z.array(z.string().min(1).regex(/^.+$/));

const EndSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('error'),
    code: z.string().regex(/^(world|python)\/[a-z-]+$/),
    line: z.int().min(1),
  }),
  z.strictObject({
    kind: z.literal('incomplete'),
    /** Indexes of the level's goals that stay open, ascending. */
    open: z.array(z.int().min(0)).min(1),
  }),
]);

/** wrong/<name>.json: how the program beside it must fall short. */
export const WrongFileSchema = z.strictObject({
  outcome: z.discriminatedUnion('kind', [
    ...EndSchema.options,
    z.strictObject({
      kind: z.literal('variant'),
      /** The first variant that it does not solve, from 0; it does complete the level as shown. */
      variant: z.int().min(0),
      end: EndSchema,
    }),
    /** It completes the level, but with more lines than are allowed. */
    z.strictObject({ kind: z.literal('lines') }),
  ]),
});

/** template.json: how the template ends, if it does not just leave goals open. */
export const TemplateFileSchema = WrongFileSchema;

export type LevelFile = z.infer<typeof LevelFileSchema>;
export type ReferenceFile = z.infer<typeof ReferenceFileSchema>;
export type AnswerFile = z.infer<typeof AnswerFileSchema>;
export type ShortTexts = z.infer<typeof ShortTextsSchema>;
export type ProgramEnd = z.infer<typeof EndSchema>;
export type ProgramOutcome = z.infer<typeof WrongFileSchema>['outcome'];
