import {
  GatherAssignmentsSchema,
  GatheredAssignmentsSchema,
  GatheredStudentsSchema,
  GatheredWorkSchema,
  GatherStudentsSchema,
  GatherWorkSchema,
} from '../organization/index.ts';
import { serviceCall } from './service-call.ts';

/** What organization asks for the export of a school. */
export const EXPORT_CALLS = {
  /** For the export of an organisation: what account stores about some of its students. */
  gatherStudents: serviceCall({
    service: 'account',
    path: '/internal/students/gather',
    callers: ['organization'],
    body: GatherStudentsSchema,
    answer: GatheredStudentsSchema,
    idempotency: 'natural',
  }),
  /** The same of what they did. */
  gatherWork: serviceCall({
    service: 'learning',
    path: '/internal/work/gather',
    callers: ['organization'],
    body: GatherWorkSchema,
    answer: GatheredWorkSchema,
    idempotency: 'natural',
  }),
  /** The same of what its classes were given to do. */
  gatherAssignments: serviceCall({
    service: 'learning',
    path: '/internal/assignments/gather',
    callers: ['organization'],
    body: GatherAssignmentsSchema,
    answer: GatheredAssignmentsSchema,
    idempotency: 'natural',
  }),
} as const;
