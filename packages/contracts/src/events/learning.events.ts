import { z } from 'zod';
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
} as const;
