import { z } from 'zod';
import { ClassTokenSchema, JoinRequestSchema } from '../account/index.ts';

/** The code of a class, or the long token of a link: in the query (as the paths specify) or in the body (as our pages send it). */
export const ClassTokenQuerySchema = z.object({ token: ClassTokenSchema });

/** The class that a token is for, as whoever holds it sees it. */
export const ClassByTokenSchema = z.object({
  class_name: z.string(),
  organization_id: z.uuid(),
  organization_name: z.string(),
  /** Whether one joins at once, or asks and waits for a teacher. */
  joins: z.enum(['now', 'asks']),
});

/** Who waits to be let into a class, the first who asked first. */
export const JoinRequestsSchema = z.object({ requests: z.array(JoinRequestSchema) });

/** Body of PUT /api/organization/classes/{class_id}/join-requests/{request_id}. */
export const JoinAnswerSchema = z.object({ let_in: z.boolean() });

export type ClassTokenQuery = z.infer<typeof ClassTokenQuerySchema>;
export type ClassByToken = z.infer<typeof ClassByTokenSchema>;
export type JoinRequests = z.infer<typeof JoinRequestsSchema>;
export type JoinAnswer = z.infer<typeof JoinAnswerSchema>;
