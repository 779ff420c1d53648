import { z } from 'zod';
import { AudienceSchema } from '../stream.schema.ts';
import { StudentActSchema } from '../organization/index.ts';
import { event } from './event.ts';

export const LEARNING_EVENTS = {
  /** A student moved to another level. The latest `at` wins. */
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
   * A learner with an account completed a level for the first time, or with a verified run for the first time:
   * once or twice for each level, and never for a later completion that changes neither. `events:resync` sends it again:
   * for each learner, level and `verified`, the first one received counts. Nothing subscribes to it yet.
   */
  'learning/level-completed': event({
    sender: 'learning',
    subscribers: [],
    data: z.object({
      learner: z.object({ kind: z.enum(['user', 'student']), id: z.uuid() }),
      course_id: z.string(),
      level_slug: z.string(),
      /** Counts from 1; 0 for a level without a chapter, and for one that no longer exists. */
      chapter_id: z.int().min(0),
      /** What was completed; null if the page did not say. */
      level_hash: z.string().nullable(),
      verified: z.boolean(),
      completed_at: z.iso.datetime(),
    }),
  }),
  /** The levels that somebody may open have changed, and learning already answers accordingly. */
  'learning/access-changed': event({
    sender: 'learning',
    urgent: true,
    subscribers: ['account'],
    data: z.object({ audience: AudienceSchema }),
  }),
  /** A lesson calls its class to something else, or somebody begins or ends looking at a student's work. */
  'learning/lesson-changed': event({
    sender: 'learning',
    urgent: true,
    subscribers: ['account'],
    data: z.object({ audience: AudienceSchema }),
  }),
  /** Students of a class ran or completed a level during a lesson: at most once a second for a class, by each process. */
  'learning/class-work-changed': event({
    sender: 'learning',
    urgent: true,
    subscribers: ['account'],
    data: z.object({ class_id: z.uuid() }),
  }),
  /** Somebody remarked on a student's work or returned it, and learning already answers accordingly. */
  'learning/feedback-changed': event({
    sender: 'learning',
    urgent: true,
    subscribers: ['account'],
    data: z.object({ student_id: z.uuid() }),
  }),
  /** Somebody did something with what a school's student is to find, or with what shows them: the school keeps a record. */
  'learning/pupil-acted-on': event({
    sender: 'learning',
    subscribers: ['organization'],
    data: StudentActSchema,
  }),
} as const;
