import { z } from 'zod';
import { STREAM_TOPICS, type StreamTopic } from './stream.ts';

/** Whom a message is for: everyone who is, or belongs to, one of these when it is sent; for `class-teachers`, those who teach the class and the administrators of its organisation. */
export const AudienceSchema = z.object({
  kind: z.enum(['user', 'student', 'class', 'class-teachers', 'organization']),
  id: z.uuid(),
});

const TOPICS = Object.keys(STREAM_TOPICS) as [StreamTopic, ...StreamTopic[]];

/** The data of a server-sent event on the stream. */
export const StreamMessageSchema = z.object({ topic: z.enum(TOPICS) });

/** Where to resume the stream after a break, if no Last-Event-ID header can say so. */
export const StreamQuerySchema = z.object({
  last_event_id: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

export type Audience = z.infer<typeof AudienceSchema>;
export type StreamMessage = z.infer<typeof StreamMessageSchema>;
