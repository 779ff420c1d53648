import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import { ClassPresenceSchema, OwnPresenceSchema } from '../presence.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** Who is in a lesson, as long as it lasts. */
export const PRESENCE_ENDPOINTS = {
  tellPresence: endpoint({
    method: 'PUT',
    path: '/api/presence',
    access: 'logged-in',
    childActs: [],
    summary:
      'Records during a lesson whether the student who is logged in has a page in view. For anyone else it does nothing.',
    body: OwnPresenceSchema,
    answer: DoneSchema,
    errors: ['auth/not-logged-in', 'request/cross-site'],
  }),
  getClassPresence: endpoint({
    method: 'GET',
    path: '/api/presence/class/{class_id}',
    access: 'teaching',
    summary:
      'Returns which students of a class are in its open lesson, which have left it, and which are missing.',
    params: z.object({ class_id: z.uuid() }),
    answer: ClassPresenceSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
} satisfies Record<string, EndpointContract>;
