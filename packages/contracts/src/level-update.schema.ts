import { z } from 'zod';
import { EarnedSchema } from './badge.schema.ts';
import { COMPLETION_STATUSES } from './challenges.ts';
import { MAX_CODE_LENGTH } from './code-length.ts';
import { MAX_VARIANTS, PlayerCommandSchema } from './level.schema.ts';
import { PyValueSchema } from './value.schema.ts';

/** What a run counts as. */
export const RUN_TYPES = ['level', 'challenge'] as const;
export const RunTypeSchema = z.enum(RUN_TYPES);

/** A level or a challenge, and the assistant's help in each. */
export const EXECUTION_TYPES = ['level', 'level_assistant', 'challenge', 'challenge_assistant'] as const;
export const ExecutionTypeSchema = z.enum(EXECUTION_TYPES);

export const CompletionStatusSchema = z.enum(COMPLETION_STATUSES);

const CodeSchema = z.string().max(MAX_CODE_LENGTH);
const SlugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);

/** One recorded command: [name, argument or null, line of the learner's code, counted from 1]. */
export const RecordedCommandSchema = z.tuple([PlayerCommandSchema, PyValueSchema, z.int().min(0)]);

/** One command to be replayed: [name, argument or null]. */
export const ReplayCommandSchema = z.tuple([PlayerCommandSchema, PyValueSchema]);

/** The learner's variables that goals check at the end of a run. */
export const RunVariablesSchema = z.record(z.string().max(200), PyValueSchema);

/** What the program did in each setting of the level: first in the level as shown, then in each hidden variant. */
export const RunSettingsSchema = z
  .array(
    z.object({
      commands: z.array(ReplayCommandSchema),
      variables: RunVariablesSchema,
      /** The line of the learner's code of each command, from 1; 0 where there was none. Older pages do not send them. */
      lines: z.array(z.int().min(0)).optional(),
    }),
  )
  .min(1)
  .max(1 + MAX_VARIANTS);

/**
 * What a program did, so that the server can replay it. A record is stored as unverified, never refused, if it is from
 * another version of the world or the level, lacks settings (an older page), or contains in total more than
 * MAX_RECORDED_COMMANDS commands or MAX_RECORDED_REFUSALS refused ones.
 */
export const RunRecordSchema = z.object({
  world_version: z.string().max(40),
  level_hash: z.string().max(80),
  settings: RunSettingsSchema.optional(),
});

/** A record whose settings are not parsed yet: that happens off the event loop, by the rules of its version. */
export const RunEnvelopeSchema = RunRecordSchema.extend({ settings: z.unknown().optional() });

/** `COMPLETE` and `in progress` are accepted in addition to the status names. */
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
  /** Made by the page for each counted run, so that its outcome can follow. */
  run_id: z.uuid().optional(),
  /**
   * How many lines of a program that completes the level the assistant has written, as the page says. It is information
   * for those who read it: whoever leaves it out gains no right by it.
   */
  helped_lines: z.int().min(0).max(MAX_CODE_LENGTH).optional(),
  run: RunRecordSchema.optional(),
});

/** The same as received, with the record's settings not parsed yet. */
export const LevelUpdateEnvelopeSchema = LevelUpdateSchema.extend({ run: RunEnvelopeSchema.optional() });

/** Answer of POST /api/level/update/{slug}. `counter` is the number of runs left today, null if unlimited. */
export const LevelUpdateAnswerSchema = z.object({
  level_slug: z.string(),
  status: CompletionStatusSchema,
  verified: z.boolean(),
  counter: z.int().min(0).nullable(),
  /** What a completion has just earned. */
  earned: EarnedSchema.optional(),
});

/** Body of PUT /api/level/draft/{slug}: code that was typed but not run yet. */
export const LevelDraftSchema = z.object({ level_slug: SlugSchema, code: CodeSchema });
export const LevelDraftAnswerSchema = z.object({ level_slug: z.string() });

/** Answer of GET /api/credit/{execution_type}. `counter` and `limit` are null if unlimited. */
export const CreditSchema = z.object({
  execution_type: ExecutionTypeSchema,
  counter: z.int().min(0).nullable(),
  limit: z.int().min(0).nullable(),
});

export type RunType = z.infer<typeof RunTypeSchema>;
export type ExecutionType = z.infer<typeof ExecutionTypeSchema>;
export type CompletionStatus = z.infer<typeof CompletionStatusSchema>;
export type RecordedCommand = z.infer<typeof RecordedCommandSchema>;
export type ReplayCommand = z.infer<typeof ReplayCommandSchema>;
export type RunSettings = z.infer<typeof RunSettingsSchema>;
export type RunRecord = z.infer<typeof RunRecordSchema>;
export type RunEnvelope = z.infer<typeof RunEnvelopeSchema>;
export type LevelUpdate = z.input<typeof LevelUpdateSchema>;
export type LevelUpdateAnswer = z.infer<typeof LevelUpdateAnswerSchema>;
export type LevelDraft = z.infer<typeof LevelDraftSchema>;
export type Credit = z.infer<typeof CreditSchema>;
