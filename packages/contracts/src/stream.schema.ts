import { z } from 'zod';
import { STREAM_TOPICS, type StreamTopic } from './stream.ts';

/** Whom a message is for: whoever is one of these, or in it, at the moment at which it is sent. */
export const AudienceSchema = z.object({
  kind: z.enum(['user', 'student', 'class', 'organization']),
  id: z.uuid(),
});

const TOPICS = Object.keys(STREAM_TOPICS) as [StreamTopic, ...StreamTopic[]];

/** The data of a server-sent event on the stream. */
export const StreamMessageSchema = z.object({ topic: z.enum(TOPICS) });

/** Where the stream goes on after a break, where no Last-Event-ID header can say so. */
export const StreamQuerySchema = z.object({
  last_event_id: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

export type Audience = z.infer<typeof AudienceSchema>;
export type StreamMessage = z.infer<typeof StreamMessageSchema>;
