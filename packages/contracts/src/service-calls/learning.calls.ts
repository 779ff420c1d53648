import { NamedLearnerSchema, NameLearnerSchema } from '../certificate.schema.ts';
import { ClassNeighboursSchema, FindClassNeighboursSchema } from '../class-neighbours.schema.ts';
import { serviceCall } from './service-call.ts';

/** What learning asks others. */
export const LEARNING_CALLS = {
  /** For a certificate, what a learner is called and how old they are; for a receipt, who bought. */
  nameLearner: serviceCall({
    service: 'account',
    path: '/internal/learners/name',
    callers: ['learning', 'payment'],
    body: NameLearnerSchema,
    answer: NamedLearnerSchema,
    idempotency: 'natural',
  }),
  /** Who stands next to a student in the list of the class, so that they are asked about other data. */
  findClassNeighbours: serviceCall({
    service: 'account',
    path: '/internal/classes/neighbours',
    callers: ['learning'],
    body: FindClassNeighboursSchema,
    answer: ClassNeighboursSchema,
    idempotency: 'natural',
  }),
} as const;
