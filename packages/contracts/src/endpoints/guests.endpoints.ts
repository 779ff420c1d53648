import { z } from 'zod';
import { ClassGuestsSchema, FindGuestsSchema, FoundGuestsSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const ofClass = z.object({ class_id: z.uuid() });
const one = ofClass.extend({ student_id: z.uuid() });

/** Students of other classes who come to the lessons of a class and do its assignments. */
export const GUEST_ENDPOINTS = {
  listGuests: endpoint({
    method: 'GET',
    path: '/api/organization/classes/{class_id}/guests',
    access: 'teaching',
    summary: 'Returns the guests of a class.',
    params: ofClass,
    answer: ClassGuestsSchema,
    errors: reading,
  }),
  findGuests: endpoint({
    method: 'GET',
    path: '/api/organization/classes/{class_id}/guests-to-be',
    access: 'teaching',
    summary: 'Returns a few students of the school, by parts of a name, who could be guests of a class.',
    params: ofClass,
    query: FindGuestsSchema,
    answer: FoundGuestsSchema,
    errors: reading,
  }),
  addGuest: endpoint({
    method: 'PUT',
    path: '/api/organization/classes/{class_id}/guests/{student_id}',
    access: 'teaching',
    childActs: ['guest-added'],
    summary: 'Makes a student of the school a guest of a class, for its lessons and assignments.',
    params: one,
    answer: ClassGuestsSchema,
    errors: [...reading, 'request/cross-site'],
  }),
  removeGuest: endpoint({
    method: 'DELETE',
    path: '/api/organization/classes/{class_id}/guests/{student_id}',
    access: 'teaching',
    childActs: ['guest-removed'],
    summary: 'Ends that a student is a guest of a class.',
    params: one,
    answer: ClassGuestsSchema,
    errors: [...reading, 'request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;
