import type { QuizAnswer } from '@burrow/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OfLearnerEntity } from './of-learner.entity.ts';

/** The first answer to a question of a try. Keeping it is SQL. */
@Entity({ name: 'quiz_answers' })
export class QuizAnswerEntity extends OfLearnerEntity {
  @PrimaryColumn('uuid', { name: 'try_id' })
  tryId!: string;

  /** Of the question in its try, from 1. */
  @PrimaryColumn('int')
  number!: number;

  @Column('jsonb')
  answer!: QuizAnswer;

  @Column('boolean', { name: 'is_right' })
  isRight!: boolean;

  @Column('timestamptz')
  at!: Date;
}
