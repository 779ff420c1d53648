import { z } from 'zod';
import { CHALLENGES_AT_ONCE, DIFFICULTIES } from './challenges.ts';
import { LOCK_REASONS } from './course.schema.ts';
import { CompletionStatusSchema } from './level-update.schema.ts';

export const DifficultySchema = z.enum(DIFFICULTIES);

/** How much a solution takes: commands on the shown map, and lines as `maxLinesOfCode` counts them. */
export const SolutionCountsSchema = z.object({ commands: z.int().min(1), lines: z.int().min(1) });

/** A challenge in the list. */
const ChallengeEntrySchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** What it is about, on one line without a full stop. */
  idea: z.string(),
  difficulty: DifficultySchema,
  /** Its number among those of its difficulty, from 1. */
  number: z.int().min(1),
  status: CompletionStatusSchema,
  /** The learner's fewest commands and fewest lines, which may be of two programs; null before a verified completion. */
  best: SolutionCountsSchema.nullable(),
  /** What the author's plain solution takes. */
  reference: SolutionCountsSchema.nullable(),
  /** Whether it is the challenge of this week. */
  featured: z.boolean(),
  locked: z.boolean(),
  lock_reason: z.enum(LOCK_REASONS).nullable(),
});

/** Query of GET /api/challenge: what to list, and how many of it to leave out. */
export const ChallengeListQuerySchema = z.object({
  difficulty: DifficultySchema.optional(),
  status: CompletionStatusSchema.optional(),
  /** The chapter of an idea that it needs, as `course/chapter`. */
  idea: z.string().max(90).optional(),
  from: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  language: z.string().max(5).optional(),
});

/** Answer of GET /api/challenge. */
export const ChallengeListSchema = z.object({
  /** Of all challenges. */
  challenge_count: z.int().min(0),
  completed_count: z.int().min(0),
  /** Each difficulty that exists, and how many challenges of it there are: all, complete, and such as were asked for. */
  difficulties: z.array(
    z.object({
      id: DifficultySchema,
      name: z.string(),
      challenge_count: z.int().min(0),
      completed_count: z.int().min(0),
      found_count: z.int().min(0),
    }),
  ),
  /** Chapters of whose ideas some challenges need one and others do not, in their order. */
  ideas: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The challenge of this week, whatever is asked for. */
  featured: ChallengeEntrySchema.nullable(),
  /** How many were asked for, and as many of them as one answer has. */
  found_count: z.int().min(0),
  challenges: z.array(ChallengeEntrySchema).max(CHALLENGES_AT_ONCE),
});

/** The middle half of a class, by one count: a quarter needs less than `low`, a quarter more than `high`. */
const SpreadSchema = z.object({ low: z.int().min(1), middle: z.int().min(1), high: z.int().min(1) });

/** With fewer results a class is not told about itself: they would point at somebody. */
export const CLASS_RESULTS_NEEDED = 10;

/** Answer of GET /api/challenge/{slug}/results. */
export const ChallengeResultsSchema = z.object({
  slug: z.string(),
  best: SolutionCountsSchema.nullable(),
  reference: SolutionCountsSchema.nullable(),
  /** Nobody's result: the middle half of the learner's class; null outside of a class, and below ten results. */
  class: z.object({ commands: SpreadSchema, lines: SpreadSchema }).nullable(),
});

export type Difficulty = (typeof DIFFICULTIES)[number];
export type SolutionCounts = z.infer<typeof SolutionCountsSchema>;
export type ChallengeEntry = z.infer<typeof ChallengeEntrySchema>;
export type ChallengeListQuery = z.infer<typeof ChallengeListQuerySchema>;
export type ChallengeList = z.infer<typeof ChallengeListSchema>;
export type ChallengeResults = z.infer<typeof ChallengeResultsSchema>;
