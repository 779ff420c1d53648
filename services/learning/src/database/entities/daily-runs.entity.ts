import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OfLearnerEntity } from './of-learner.entity.ts';

/** How many runs of a kind a learner had on a day. Counting them is SQL. */
@Entity({ name: 'daily_runs' })
export class DailyRunsEntity extends OfLearnerEntity {
  @PrimaryColumn('text', { name: 'execution_type' })
  executionType!: string;

  /** As YYYY-MM-DD. */
  @PrimaryColumn('date')
  day!: string;

  @Column('int')
  count!: number;
}
