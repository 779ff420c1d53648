import { Column, Entity } from 'typeorm';
import { OfLevelEntity } from './of-level.entity.ts';

/** How a learner's runs of a level ended. Counting them is SQL. */
@Entity({ name: 'level_tries' })
export class LevelTriesEntity extends OfLevelEntity {
  /** How often a program fell short. */
  @Column('int', { name: 'failed_runs' })
  failedRuns!: number;
}
