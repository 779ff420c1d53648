import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what. Rows are only ever added. */
@Entity({ name: 'audit' })
export class AuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  action!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('uuid', { name: 'student_id', nullable: true })
  studentId!: string | null;

  @Column('uuid', { name: 'impersonator_id', nullable: true })
  impersonatorId!: string | null;

  @Column('uuid', { name: 'subject_user_id', nullable: true })
  subjectUserId!: string | null;

  @Column('uuid', { name: 'subject_student_id', nullable: true })
  subjectStudentId!: string | null;

  @Column('jsonb')
  detail!: Readonly<Record<string, string | number | boolean | null>>;
}
