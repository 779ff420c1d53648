import type { SchoolAct } from '@burrow/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What an adult other than the parent did to the account of a parent's student. Rows are only ever added. */
@Entity({ name: 'student_acts' })
export class StudentActEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('uuid', { name: 'student_id' })
  studentId!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  action!: SchoolAct['action'];

  @Column('text', { name: 'by_kind' })
  byKind!: SchoolAct['by'];

  /** Of a school; null for support, and for who was erased. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId!: string | null;

  /** The school's name then. */
  @Column('text', { nullable: true })
  school!: string | null;

  /** The number in the school's record. */
  @Column('bigint', { nullable: true })
  entry!: string | null;
}
