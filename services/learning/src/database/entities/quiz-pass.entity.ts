import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OfLearnerEntity } from './of-learner.entity.ts';

/** A chapter whose quiz a learner has passed. */
@Entity({ name: 'quiz_passes' })
export class QuizPassEntity extends OfLearnerEntity {
  @PrimaryColumn('text')
  course!: string;

  @PrimaryColumn('int')
  chapter!: number;

  @Column('timestamptz', { name: 'passed_at' })
  passedAt!: Date;
}
