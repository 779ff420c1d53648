import { z } from 'zod';
import { MAX_CODE_LENGTH } from './code-length.ts';
import { MAX_RECORDED_COMMANDS } from './record-limits.ts';
import { DirectionSchema } from './position.schema.ts';
import { RecordedCommandSchema, RunRecordSchema, RunVariablesSchema } from './level-update.schema.ts';

const MAX_ERROR = 20_000;
const SlugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
const LanguageSchema = z.string().max(5).optional();

/** How a run ended, as reported by the run itself. */
export const RunErrorSchema = z.object({
  code: z.string().max(60),
  params: z.record(z.string().max(40), z.union([z.string().max(500), z.number()])),
  /** Line of the learner's code from 1, where known. */
  line: z.int().min(0).max(MAX_CODE_LENGTH).nullable(),
});

/**
 * What the tutor needs to know about a run besides the error that the learner saw. `variant` is the number of the
 * hidden variant, from 0, in which the program failed after it had completed the level that is shown.
 */
export const TipRunSchema = RunRecordSchema.omit({ settings: true }).extend({
  commands: z.array(RecordedCommandSchema).max(MAX_RECORDED_COMMANDS),
  variables: RunVariablesSchema,
  error: RunErrorSchema.nullable().optional(),
  variant: z.int().min(0).max(9).nullable().optional(),
});

const RequestParts = {
  /** The learner's code. */
  last_prompt: z.string().max(MAX_CODE_LENGTH),
  /** The error as the learner saw it: its trace or its last line. Empty if there was none. */
  error_message: z.string().max(MAX_ERROR).nullable().default(''),
  run: TipRunSchema.optional(),
  /** The language of the answer; by default that of the Accept-Language header, else English. */
  language: LanguageSchema,
};

/** Body of POST /api/chatgpt/generate-tip-level-async. */
export const LevelTipRequestSchema = z.object({
  ...RequestParts,
  course_name: SlugSchema,
  slug: SlugSchema,
  player_position: z.tuple([z.int(), z.int()]).nullable().optional(),
  facing_direction: DirectionSchema.nullable().optional(),
});

/**
 * Body of POST /api/chatgpt/generate-tip-challenge-async. The challenge is found by `slug`, or by its
 * description; `solution` is used as the code if `last_prompt` is empty.
 */
export const ChallengeTipRequestSchema = z.object({
  ...RequestParts,
  description: z.string().min(1).max(20_000),
  solution: z.string().max(MAX_CODE_LENGTH).nullable().default(''),
  slug: SlugSchema.optional(),
});

/** How much a tip says: a question, where to look, or one line of code. */
export const TIP_DOSES = ['nudge', 'pointer', 'line'] as const;

/**
 * A tip. At most one line of code changes: `code_to_modify` is what line `line_number` becomes (empty if the line is
 * removed; several lines if one of the learner's own moves past others), `code_to_add` becomes line `line_number` and
 * moves the rest down. `resulted_code` is the whole code after that change, which Apply puts into the editor; null unless
 * the learner has tried there since an earlier tip, and for the change that would complete the level: it is typed.
 */
export const TipSchema = z.object({
  text: z.string(),
  code_to_add: z.string().nullable(),
  code_to_modify: z.string().nullable(),
  line_number: z.int().min(1).nullable(),
  resulted_code: z.string().nullable(),
  /** Whether the code already meets all goals. */
  is_code_sufficient: z.boolean(),
  dose: z.enum(TIP_DOSES),
  /** The number of activations left today; null if unlimited. */
  counter: z.int().min(0).nullable(),
});

export type LevelTipRequest = z.input<typeof LevelTipRequestSchema>;
export type ChallengeTipRequest = z.input<typeof ChallengeTipRequestSchema>;
export type TipRun = z.infer<typeof TipRunSchema>;
export type Tip = z.infer<typeof TipSchema>;
export type TipDose = (typeof TIP_DOSES)[number];
