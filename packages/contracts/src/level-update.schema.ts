import { z } from 'zod';
import { MAX_CODE_LENGTH } from './code-length.ts';
import { PlayerCommandSchema } from './level.schema.ts';
import { PyValueSchema } from './value.schema.ts';

/** What a run counts as. */
export const RUN_TYPES = ['level', 'challenge'] as const;
export const RunTypeSchema = z.enum(RUN_TYPES);

/** A level or a challenge, and the assistant's help in each. */
export const EXECUTION_TYPES = ['level', 'level_assistant', 'challenge', 'challenge_assistant'] as const;
export const ExecutionTypeSchema = z.enum(EXECUTION_TYPES);

export const COMPLETION_STATUSES = ['not_started', 'in_progress', 'complete'] as const;
export const CompletionStatusSchema = z.enum(COMPLETION_STATUSES);

const CodeSchema = z.string().max(MAX_CODE_LENGTH);
const SlugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);

/** One recorded command: [name, argument or null, line of the learner's code from 1]. */
export const RecordedCommandSchema = z.tuple([PlayerCommandSchema, PyValueSchema, z.int().min(0)]);

/** What a run did, so that the server can replay it. At most 10,000 commands. */
export const RunRecordSchema = z.object({
  world_version: z.string().max(40),
  level_hash: z.string().max(80),
  commands: z.array(RecordedCommandSchema).max(10_000),
  /** The learner's variables at the end of the run that goals ask for. */
  variables: z.record(z.string().max(200), PyValueSchema),
});

/** `COMPLETE` and `in progress` are taken as well as the status names. */
const LastStatusSchema = z
  .string()
  .max(20)
  .transform(status => status.toLowerCase().replace(/[ -]/g, '_'))
  .pipe(z.enum(['in_progress', 'complete']));

/** Body of POST /api/level/update/{slug}. */
export const LevelUpdateSchema = z.object({
  last_status: LastStatusSchema,
  last_code_executed: CodeSchema,
  level_slug: SlugSchema,
  run: RunRecordSchema.optional(),
});

/** Answer of POST /api/level/update/{slug}. `counter` is what is left of the day's runs, null without limit. */
export const LevelUpdateAnswerSchema = z.object({
  level_slug: z.string(),
  status: CompletionStatusSchema,
  verified: z.boolean(),
  counter: z.int().min(0).nullable(),
});

/** Body of PUT /api/level/draft/{slug}: code that was typed and not yet run. */
export const LevelDraftSchema = z.object({ level_slug: SlugSchema, code: CodeSchema });
export const LevelDraftAnswerSchema = z.object({ level_slug: z.string() });

/** Answer of GET /api/credit/{execution_type}. `counter` and `limit` are null without limit. */
export const CreditSchema = z.object({
  execution_type: ExecutionTypeSchema,
  counter: z.int().min(0).nullable(),
  limit: z.int().min(0).nullable(),
});

export type RunType = z.infer<typeof RunTypeSchema>;
export type ExecutionType = z.infer<typeof ExecutionTypeSchema>;
export type CompletionStatus = z.infer<typeof CompletionStatusSchema>;
export type RecordedCommand = z.infer<typeof RecordedCommandSchema>;
export type RunRecord = z.infer<typeof RunRecordSchema>;
export type LevelUpdate = z.input<typeof LevelUpdateSchema>;
export type LevelUpdateAnswer = z.infer<typeof LevelUpdateAnswerSchema>;
export type LevelDraft = z.infer<typeof LevelDraftSchema>;
export type Credit = z.infer<typeof CreditSchema>;
