import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OfLevelEntity } from './of-level.entity.ts';

/** Code that completed a level. */
@Entity({ name: 'completions' })
export class CompletionEntity extends OfLevelEntity {
  /** Increases with each completion. */
  @PrimaryColumn('bigint')
  id!: string;

  @Column('boolean')
  verified!: boolean;

  @Column('text')
  code!: string;

  /** How many of its lines the assistant wrote. */
  @Column('int', { name: 'helped_lines' })
  helpedLines!: number;

  @Column('timestamptz', { name: 'completed_at' })
  completedAt!: Date;
}
