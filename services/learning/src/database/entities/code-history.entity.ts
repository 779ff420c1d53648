import type { CodeHistory } from '@burrow/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OfLevelEntity } from './of-level.entity.ts';

/** A code that a learner ran in a level. */
@Entity({ name: 'code_history' })
export class CodeHistoryEntity extends OfLevelEntity {
  @PrimaryColumn('bytea', { name: 'code_hash' })
  codeHash!: Buffer;

  @Column('text')
  code!: string;

  @Column('text')
  origin!: CodeHistory['entries'][number]['origin'];

  @Column('timestamptz')
  at!: Date;
}
