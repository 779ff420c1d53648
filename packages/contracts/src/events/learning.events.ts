import { z } from 'zod';
import { AudienceSchema } from '../stream.schema.ts';
import { event } from './event.ts';

export const LEARNING_EVENTS = {
  /** A student went on to another level than the one before. The latest `at` counts. */
  'learning/level-played': event({
    sender: 'learning',
    subscribers: ['account'],
    data: z.object({
      student_id: z.uuid(),
      course_id: z.string(),
      level_slug: z.string(),
      at: z.iso.datetime(),
    }),
  }),
  /**
   * A learner with an account completed a level for the first time, or for the first time so that it was verified:
   * once or twice for each level, and never for a later completion that changes neither. `events:resync` tells it again:
   * of one learner, level and `verified` the first that was taken counts. Nobody takes it yet.
   */
  'learning/level-completed': event({
    sender: 'learning',
    subscribers: [],
    data: z.object({
      learner: z.object({ kind: z.enum(['user', 'student']), id: z.uuid() }),
      course_id: z.string(),
      level_slug: z.string(),
      /** From 1; 0 for a level of no chapter, and for one that is there no longer. */
      chapter_id: z.int().min(0),
      /** What was completed; null where the page did not say. */
      level_hash: z.string().nullable(),
      verified: z.boolean(),
      completed_at: z.iso.datetime(),
    }),
  }),
  /** Which levels somebody may open has changed, and learning knows it: whoever asks from now on is told so. */
  'learning/access-changed': event({
    sender: 'learning',
    urgent: true,
    subscribers: ['account'],
    data: z.object({ audience: AudienceSchema }),
  }),
} as const;
