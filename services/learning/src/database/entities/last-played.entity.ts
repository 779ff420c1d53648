import { Column, Entity } from 'typeorm';
import { OfLearnerEntity } from './of-learner.entity.ts';

/** Where a learner played last. */
@Entity({ name: 'last_played' })
export class LastPlayedEntity extends OfLearnerEntity {
  @Column('text')
  course!: string;

  @Column('text')
  level!: string;

  @Column('timestamptz')
  at!: Date;
}
