import type { Learner } from '@burrow/service-kit';
import type { Trail } from '@burrow/tutor';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a learner was told about a level, as keys of the tutor's, and where they were told to try. */
@Entity({ name: 'advice' })
export class AdviceEntity {
  @PrimaryColumn('text', { name: 'learner_kind' })
  learnerKind!: Learner['kind'];

  @PrimaryColumn('uuid', { name: 'learner_id' })
  learnerId!: string;

  @PrimaryColumn('text')
  course!: string;

  @PrimaryColumn('text')
  level!: string;

  @Column('text', { array: true })
  given!: string[];

  /** What the last tip was about, without the program. */
  @Column('jsonb', { nullable: true })
  trail!: Trail | null;

  @Column('timestamptz', { name: 'given_at' })
  givenAt!: Date;
}
