import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from './organization.entity.ts';

/** Somebody asked to teach at an organisation: one at a time. */
@Entity({ name: 'teacher_requests' })
export class TeacherRequestEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  @ManyToOne(() => OrganizationEntity)
  @JoinColumn({ name: 'organization_id' })
  organization!: OrganizationEntity;

  @Column('text')
  email!: string;

  @Column('text', { name: 'full_name' })
  fullName!: string;

  @Column('boolean')
  refused!: boolean;

  /** It is remembered for a while, so that nobody asks again and again. */
  @Column('boolean')
  withdrawn!: boolean;

  @CreateDateColumn({ name: 'asked_at', type: 'timestamptz' })
  askedAt!: Date;
}
