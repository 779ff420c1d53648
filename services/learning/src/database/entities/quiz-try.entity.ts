import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OfLearnerEntity } from './of-learner.entity.ts';

/** A question of a try: which, and with which of its sets of data. */
export interface TryQuestion {
  readonly id: string;
  readonly set: number;
}

/** A time of answering a chapter's quiz. Beginning, holding and ending one is SQL. */
@Entity({ name: 'quiz_tries' })
export class QuizTryEntity extends OfLearnerEntity {
  @PrimaryColumn('uuid', { name: 'try_id' })
  tryId!: string;

  @Column('text')
  course!: string;

  @Column('int')
  chapter!: number;

  @Column('jsonb')
  questions!: readonly TryQuestion[];

  @Column('timestamptz', { name: 'began_at' })
  beganAt!: Date;

  /** Null while it is open. */
  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  /** How many answers were right; null while it is open. */
  @Column('int', { nullable: true })
  score!: number | null;
}
