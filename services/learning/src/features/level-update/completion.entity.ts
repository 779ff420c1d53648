import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One way in which a learner completed a level. The same code again adds no row. */
@Entity({ name: 'completions' })
export class CompletionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text', { name: 'learner_kind' })
  learnerKind!: string;

  @Column('uuid', { name: 'learner_id' })
  learnerId!: string;

  @Column('text')
  course!: string;

  @Column('text')
  level!: string;

  /** The record meets the goals in every setting of the level. */
  @Column('boolean')
  verified!: boolean;

  /** It does so in the level as shown. */
  @Column('boolean', { name: 'shown_verified' })
  shownVerified!: boolean;

  @Column('text', { name: 'world_version', nullable: true })
  worldVersion!: string | null;

  @Column('text', { name: 'level_hash', nullable: true })
  levelHash!: string | null;

  @Column('text')
  code!: string;

  @Column('bytea', { name: 'code_hash' })
  codeHash!: Buffer;

  @Column('timestamptz', { name: 'completed_at', default: () => 'now()' })
  completedAt!: Date;
}
