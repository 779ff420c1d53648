import {
  type Environment,
  HttpUrlSchema,
  parseEnv,
  serviceEnvSchema,
  wholeNumber,
} from '@burrow/service-kit';
import { z } from 'zod';

/** The settings of learning besides a database; the same whether it runs alone or not. */
export const LearningSettingsSchema = z.object({
  /** The compiled courses and levels; by default those of @burrow/content. */
  CONTENT_FILE: z.string().optional(),
  /** The quizzes with their right answers; by default those of @burrow/content. */
  QUIZZES_FILE: z.string().optional(),
  /** The programs that solve the levels, with which failed ones are compared. */
  PROGRAMS_FILE: z.string().optional(),
  /** The store of releases, which has the judges of other worlds: a folder, or s3://bucket/folder. */
  RELEASES: z.string().min(1).optional(),
  /** Where people reach the platform: certificates name it. */
  PUBLIC_URL: HttpUrlSchema.optional(),
  /** Counted runs of all learners at one network address in a UTC day. */
  ADDRESS_RUNS_PER_DAY: wholeNumber(1, 1_000_000).default(300),
});

export const LearningEnvSchema = serviceEnvSchema('learning').extend(LearningSettingsSchema.shape);

export type LearningSettings = z.infer<typeof LearningSettingsSchema>;
export type LearningEnv = z.infer<typeof LearningEnvSchema>;

/** @throws SettingError */
export const readLearningEnv = (source?: Environment): LearningEnv => parseEnv(LearningEnvSchema, source);
