import { z } from 'zod';
import { SolutionCountsSchema } from './challenge.schema.ts';
import { ExportedAchievementsSchema } from './exported-achievements.schema.ts';
import { CompletionStatusSchema } from './level-update.schema.ts';
import { OwnHandedInSchema, OwnRemarkSchema } from './remark.schema.ts';

const HelpedLinesSchema = z.int().min(1);

/** A student's work on one level: their status and their code. */
export const LevelWorkSchema = z.object({
  course_id: z.string(),
  level_slug: z.string(),
  status: CompletionStatusSchema,
  verified: z.boolean(),
  code: z.string().nullable(),
  /** How many lines of the program that completed it the assistant wrote; absent if it wrote none. */
  helped_lines: HelpedLinesSchema.optional(),
  completed_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});

/** The same with how often the student's program fell short. */
export const TriedLevelSchema = LevelWorkSchema.extend({ failed_runs: z.int().nonnegative() });

/** The level that was run last, and when the student last ran a program or answered a question of a quiz. */
const LastPlayedAtSchema = z.object({ course_id: z.string(), level_slug: z.string(), at: z.iso.datetime() });

/** Answer of GET /api/level/work/{student_id}. */
export const StudentWorkSchema = z.object({
  student_id: z.uuid(),
  last_played: LastPlayedAtSchema.nullable(),
  levels: z.array(TriedLevelSchema),
});

/** Where stored code came from: a run, a completed level, or the visitor whose work the account took over. */
export const CODE_ORIGINS = ['run', 'completion', 'adopted'] as const;

/** Answer of GET /api/level/history/{course_slug}/{slug}, the latest first. */
export const CodeHistorySchema = z.object({
  entries: z.array(z.object({ code: z.string(), origin: z.enum(CODE_ORIGINS), at: z.iso.datetime() })),
});

/** Answer of GET /api/level/export: each learner of the caller with work, completions and older code. */
export const LearnerExportSchema = z.object({
  exported_at: z.iso.datetime(),
  learners: z.array(
    z.object({
      learner_kind: z.enum(['user', 'student']),
      learner_id: z.uuid(),
      last_played: LastPlayedAtSchema.nullable(),
      levels: z.array(LevelWorkSchema.extend({ draft: z.string().nullable() })),
      completions: z.array(
        z.object({
          course_id: z.string(),
          level_slug: z.string(),
          verified: z.boolean(),
          code: z.string(),
          helped_lines: HelpedLinesSchema.optional(),
          completed_at: z.iso.datetime(),
        }),
      ),
      history: z.array(
        z.object({ course_id: z.string(), level_slug: z.string(), code: z.string(), at: z.iso.datetime() }),
      ),
      /** The last runs of a student, and how they ended. */
      run_outcomes: z
        .array(
          z.object({
            course_id: z.string(),
            level_slug: z.string(),
            at: z.iso.datetime(),
            code: z.string().nullable(),
            line: z.int().nullable(),
            variant: z.int().nullable(),
          }),
        )
        .optional(),
      /** What teachers said about a student's work. */
      remarks: z.array(OwnRemarkSchema.extend({ course_id: z.string(), level_slug: z.string() })).optional(),
      /** Programs that a student handed in. */
      handed_in: z
        .array(OwnHandedInSchema.extend({ course_id: z.string(), level_slug: z.string(), code: z.string() }))
        .optional(),
      /** With how little each challenge was solved. */
      challenge_results: z
        .array(
          SolutionCountsSchema.extend({
            level_slug: z.string(),
            created_at: z.iso.datetime(),
            updated_at: z.iso.datetime(),
          }),
        )
        .optional(),
      achievements: ExportedAchievementsSchema.optional(),
      runs: z.array(z.object({ execution_type: z.string(), day: z.string(), count: z.int() })),
    }),
  ),
});

export type LevelWork = z.infer<typeof LevelWorkSchema>;
export type TriedLevel = z.infer<typeof TriedLevelSchema>;
export type StudentWork = z.infer<typeof StudentWorkSchema>;
export type CodeHistory = z.infer<typeof CodeHistorySchema>;
export type LearnerExport = z.infer<typeof LearnerExportSchema>;
