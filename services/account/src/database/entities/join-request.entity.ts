import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who signs up with the code of a class: at once, or once a teacher lets them in. Kept for a day. */
@Entity({ name: 'join_requests' })
export class JoinRequestEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  @Column('uuid', { name: 'class_id' })
  classId!: string;

  @Column('text')
  username!: string;

  @Column('text', { name: 'username_key' })
  usernameKey!: string;

  /** Empty once it is answered. */
  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text', { name: 'full_name', nullable: true })
  fullName!: string | null;

  @Column('text')
  character!: string;

  @Column('text', { nullable: true })
  language!: string | null;

  /** Who came of it. */
  @Column('uuid', { name: 'student_id', nullable: true })
  studentId!: string | null;

  @Column('boolean')
  refused!: boolean;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt!: Date;
}
