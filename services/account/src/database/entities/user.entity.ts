import type { UserType } from '@burrow/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An adult's account: a parent, a teacher, or an administrator of an organisation. */
@Entity({ name: 'users' })
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  /** The address in lower case, in which it is unique. */
  @Column('text', { name: 'email_key' })
  emailKey!: string;

  @Column('text', { name: 'full_name' })
  fullName!: string;

  /** Null for those who log in with Google only. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('smallint', { name: 'user_type' })
  userType!: UserType;

  @Column('boolean', { name: 'is_staff', default: false })
  isStaff!: boolean;

  @Column('boolean', { name: 'is_paid', default: false })
  isPaid!: boolean;

  @Column('boolean', { name: 'receives_news', default: false })
  receivesNews!: boolean;

  /** A language's English name. */
  @Column('text', { nullable: true })
  language!: string | null;

  /** Without it nobody can log in: the account has only been requested. */
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('text', { name: 'google_subject', nullable: true })
  googleSubject!: string | null;

  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId!: string | null;

  /** Of the last membership event that was applied. */
  @Column('int', { name: 'membership_version', default: 0 })
  membershipVersion!: number;

  /** When the account will be erased. */
  @Column('timestamptz', { name: 'deletion_at', nullable: true })
  deletionAt!: Date | null;

  /** When their first session began. */
  @Column('timestamptz', { name: 'signed_in_at', nullable: true })
  signedInAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
