import type { LearnerExport } from '@burrow/contracts';
import { Column, Entity } from 'typeorm';
import { OfLevelEntity } from './of-level.entity.ts';

/** A learner's level, as it is shown to others and exported. Runs, drafts and what a level shows are SQL. */
@Entity({ name: 'progress' })
export class ProgressEntity extends OfLevelEntity {
  @Column('text')
  status!: LearnerExport['learners'][number]['levels'][number]['status'];

  @Column('boolean')
  verified!: boolean;

  @Column('text', { name: 'run_code', nullable: true })
  runCode!: string | null;

  @Column('text', { name: 'draft_code', nullable: true })
  draftCode!: string | null;

  /** The fewest lines of the assistant with which the level was completed. */
  @Column('int', { name: 'helped_lines' })
  helpedLines!: number;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
