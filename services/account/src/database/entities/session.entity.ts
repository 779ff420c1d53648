import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { StudentEntity } from './student.entity.ts';

/** Where somebody is logged in. Checking and renewing sessions at each call is SQL: sessions.repository.ts. */
@Entity({ name: 'sessions' })
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('uuid', { name: 'student_id', nullable: true })
  studentId!: string | null;

  @ManyToOne(() => StudentEntity)
  @JoinColumn({ name: 'student_id' })
  student!: StudentEntity | null;

  /** The student who is logged in, not one that a parent chose. */
  @Column('boolean', { name: 'is_student' })
  isStudent!: boolean;

  /** The member of staff who acts as this person. */
  @Column('uuid', { name: 'impersonator_id', nullable: true })
  impersonatorId!: string | null;

  /** The kind of browser and its system, as text. */
  @Column('text', { nullable: true })
  browser!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;

  /** With the lesson in which it began; null for others. */
  @Column('timestamptz', { name: 'ends_at', nullable: true, select: false })
  endsAt!: Date | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
