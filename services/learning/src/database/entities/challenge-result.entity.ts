import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OfLearnerEntity } from './of-learner.entity.ts';

/** With how little a learner solved a version of a challenge. Keeping the least is SQL. */
@Entity({ name: 'challenge_results' })
export class ChallengeResultEntity extends OfLearnerEntity {
  @PrimaryColumn('text')
  level!: string;

  @PrimaryColumn('text', { name: 'level_hash' })
  levelHash!: string;

  @Column('int')
  commands!: number;

  @Column('int')
  lines!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
