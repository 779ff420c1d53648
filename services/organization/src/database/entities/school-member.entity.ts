import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { MemberRole } from './member.entity.ts';
import { OrganizationEntity } from './organization.entity.ts';

/** An adult of a school, whether or not they work there now: a view, to read only. */
@Entity({ name: 'school_members' })
export class SchoolMemberEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('uuid', { name: 'organization_id' })
  organizationId!: string;

  @ManyToOne(() => OrganizationEntity)
  @JoinColumn({ name: 'organization_id' })
  organization!: OrganizationEntity;

  @Column('text')
  role!: MemberRole;

  /** Null until account has described them. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { name: 'full_name', nullable: true })
  fullName!: string | null;

  /** As account describes them. */
  @Column('boolean', { name: 'second_factor' })
  secondFactor!: boolean;

  /** Whether an administrator has to say that they belong here. */
  @Column('boolean', { name: 'to_review', select: false })
  toReview!: boolean;

  @Column('timestamptz', { name: 'joined_at' })
  joinedAt!: Date;

  /** Whether they work in this school now. */
  @Column('boolean', { name: 'is_current' })
  isCurrent!: boolean;
}
