import { z } from 'zod';
import {
  AppliedRosterSchema,
  ApplyRosterSchema,
  ComparedRosterSchema,
  CompareRosterSchema,
  ExternalIdsSchema,
} from '../organization/roster.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const errors = [
  'auth/not-logged-in',
  'auth/forbidden',
  'request/cross-site',
  'request/too-large',
  'gateway/service-down',
] as const;
const bodyLimit = 3_000_000;

/** Lists of a school's system, read again and again. */
export const ROSTER_ENDPOINTS = {
  compareRoster: endpoint({ method: 'POST', path: '/api/organization/rosters', access: 'teaching', childActs: [],
    summary: 'Compares a roster with the students whom the caller reaches: who is new, changed, moved, gone. Nothing is stored.', bodyLimit,
    body: CompareRosterSchema, answer: ComparedRosterSchema, errors }),
  applyRoster: endpoint({ method: 'POST', path: '/api/organization/rosters/changes', access: 'teaching',
    childActs: ['student-changed', 'students-moved', 'student-removed', 'student-returned'],
    summary: 'Makes classes, and changes, moves, takes back and lets leave the students of a roster whom the school has.', bodyLimit,
    body: ApplyRosterSchema, answer: AppliedRosterSchema, errors: [...errors, 'auth/class-full'] }),
  listExternalIds: endpoint({ method: 'GET', path: '/api/organization/classes/{class_id}/external-ids', access: 'teaching',
    summary: "Returns what the school's own systems call the students of a class.", params: z.object({ class_id: z.uuid() }),
    answer: ExternalIdsSchema, errors: ['auth/not-logged-in', 'auth/forbidden'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
