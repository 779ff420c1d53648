import type { Learner } from '@burrow/service-kit';
import { PrimaryColumn } from 'typeorm';

/** What belongs to a learner: a visitor, a user or a student. */
export abstract class OfLearnerEntity {
  @PrimaryColumn('text', { name: 'learner_kind' })
  learnerKind!: Learner['kind'];

  @PrimaryColumn('uuid', { name: 'learner_id' })
  learnerId!: string;
}
