import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

export type MemberRole = 'admin' | 'teacher';

/** Where somebody works now: in one organisation at most. To which they belong besides is in other_memberships. */
@Entity({ name: 'members' })
export class MemberEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  @Column('text')
  role!: MemberRole;

  /** Null until account has described them. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { name: 'full_name', nullable: true })
  fullName!: string | null;

  /** As account describes them. */
  @Column({ type: 'boolean', name: 'second_factor', update: false, insert: false })
  secondFactor!: boolean;

  /** Whether an administrator has to say that they belong here. */
  @Column({ type: 'boolean', name: 'to_review', update: false, insert: false, select: false })
  toReview!: boolean;

  @VersionColumn()
  version!: number;

  @CreateDateColumn({ name: 'joined_at', type: 'timestamptz' })
  joinedAt!: Date;
}
