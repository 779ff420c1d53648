import { PrimaryColumn } from 'typeorm';
import { OfLearnerEntity } from './of-learner.entity.ts';

/** What belongs to a learner's level. */
export abstract class OfLevelEntity extends OfLearnerEntity {
  @PrimaryColumn('text')
  course!: string;

  @PrimaryColumn('text')
  level!: string;
}
