import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A learner: of a parent, or of an organisation. */
@Entity({ name: 'students' })
export class StudentEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'parent_id', nullable: true })
  parentId!: string | null;

  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId!: string | null;

  @Column('uuid', { name: 'class_id', nullable: true })
  classId!: string | null;

  /** When they left their organisation, to which they may return. Nobody logs in meanwhile. */
  @Column('timestamptz', { name: 'left_at', nullable: true })
  leftAt!: Date | null;

  @Column('text', { name: 'full_name', nullable: true })
  fullName!: string | null;

  /** The parts of the name; both null while it is kept whole. */
  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('smallint', { nullable: true })
  age!: number | null;

  @Column('text')
  username!: string;

  /** The form in which it is unique: among all families' students, or within the organisation. */
  @Column('text', { name: 'username_key' })
  usernameKey!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  /** SHA-256 of the secret on the printed log-in card. */
  @Column('bytea', { name: 'card_hash', nullable: true })
  cardHash!: Buffer | null;

  /** Of the pictures with which they log in during a lesson. */
  @Column('text', { name: 'picture_hash', nullable: true })
  pictureHash!: string | null;

  @Column('text', { default: 'Rabbit' })
  character!: string;

  @Column('boolean', { name: 'assistant_enabled', default: true })
  assistantEnabled!: boolean;

  @Column('text', { nullable: true })
  language!: string | null;

  @Column('text', { name: 'last_course', nullable: true })
  lastCourse!: string | null;

  @Column('text', { name: 'last_level', nullable: true })
  lastLevel!: string | null;

  @Column('timestamptz', { name: 'last_played_at', nullable: true })
  lastPlayedAt!: Date | null;

  /** Of the events about this student. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('int', { name: 'membership_version', default: 0 })
  membershipVersion!: number;

  /** When their first session began. */
  @Column('timestamptz', { name: 'signed_in_at', nullable: true })
  signedInAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
