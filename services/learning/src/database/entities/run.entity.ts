import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OfLearnerEntity } from './of-learner.entity.ts';

/** A counted run of a student, and how it ended. Storing and grouping runs is SQL. */
@Entity({ name: 'runs' })
export class RunEntity extends OfLearnerEntity {
  @PrimaryColumn('uuid', { name: 'run_id' })
  runId!: string;

  @Column('text')
  course!: string;

  @Column('text')
  level!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text', { name: 'outcome_code', nullable: true })
  outcomeCode!: string | null;

  @Column('int', { name: 'outcome_line', nullable: true })
  outcomeLine!: number | null;

  @Column('int', { name: 'outcome_variant', nullable: true })
  outcomeVariant!: number | null;

  @Column('text', { name: 'finding_code', nullable: true })
  findingCode!: string | null;

  @Column('int', { name: 'finding_line', nullable: true })
  findingLine!: number | null;
}
