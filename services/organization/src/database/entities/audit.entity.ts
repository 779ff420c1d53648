import type { SchoolAction, SchoolSubject } from '@burrow/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what in an organisation, by ids and codes. Showing it with names is SQL. */
@Entity({ name: 'audit' })
export class AuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  @Column('text')
  action!: SchoolAction;

  @Column('text', { name: 'by_kind' })
  byKind!: 'platform' | 'member' | 'impersonator' | 'staff';

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('uuid', { name: 'impersonator_id', nullable: true })
  impersonatorId!: string | null;

  @Column('text', { name: 'subject_kind', nullable: true })
  subjectKind!: SchoolSubject['kind'] | null;

  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId!: string | null;

  /** Of students. */
  @Column('int', { nullable: true })
  count!: number | null;
}
