import { NamedLearnerSchema, NameLearnerSchema } from '../certificate.schema.ts';
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
} as const;
