import { z } from 'zod';
import { ClassSubstitutesSchema, ComingClassesSchema, SubstituteDaysSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const ofClass = z.object({ class_id: z.uuid() });
const one = ofClass.extend({ user_id: z.uuid() });

/** Who has a class for some days: they reach what its teachers reach, from their first day until the end of the last. */
export const SUBSTITUTE_ENDPOINTS = {
  listSubstitutes: endpoint({
    method: 'GET',
    path: '/api/organization/classes/{class_id}/substitutes',
    access: 'teaching',
    summary: 'Returns who has a class for some days, now or later.',
    params: ofClass,
    answer: ClassSubstitutesSchema,
    errors: reading,
  }),
  listComingClasses: endpoint({
    method: 'GET',
    path: '/api/organization/substitutes',
    access: 'teaching',
    summary: 'Returns the classes that the caller will have for some days, with the days.',
    answer: ComingClassesSchema,
    errors: reading,
  }),
  setSubstitute: endpoint({
    method: 'PUT',
    path: '/api/organization/classes/{class_id}/substitutes/{user_id}',
    access: 'admin',
    childActs: [],
    summary:
      'Gives a member of the organization a class for some days, or changes the days, and tells both sides by mail.',
    params: one,
    body: SubstituteDaysSchema,
    answer: ClassSubstitutesSchema,
    errors: [...reading, 'request/cross-site', 'organization/not-a-member'],
  }),
  removeSubstitute: endpoint({
    method: 'DELETE',
    path: '/api/organization/classes/{class_id}/substitutes/{user_id}',
    access: 'admin',
    childActs: [],
    summary: 'Takes a class back from a substitute at once, and tells both sides by mail.',
    params: one,
    answer: ClassSubstitutesSchema,
    errors: [...reading, 'request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;
