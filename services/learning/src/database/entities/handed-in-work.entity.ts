import type { HandedInState } from '@burrow/contracts';
import { Column, Entity } from 'typeorm';
import { OfLevelEntity } from './of-level.entity.ts';

/** The program that a student handed in for a level, the last. Changing it is SQL. */
@Entity({ name: 'handed_in_work' })
export class HandedInWorkEntity extends OfLevelEntity {
  @Column('text')
  code!: string;

  @Column('text')
  state!: HandedInState;

  @Column('int')
  version!: number;

  @Column('timestamptz', { name: 'handed_in_at' })
  handedInAt!: Date;

  @Column('timestamptz', { name: 'returned_at', nullable: true })
  returnedAt!: Date | null;
}
