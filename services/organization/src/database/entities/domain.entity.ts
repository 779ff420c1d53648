import type { DomainProof } from '@burrow/contracts';
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from './organization.entity.ts';

/** A domain of addresses that an organisation claims. Several may prove one, as the schools of a district. */
@Entity({ name: 'domains' })
export class DomainEntity {
  @PrimaryColumn('uuid', { name: 'organization_id' })
  organizationId!: string;

  @ManyToOne(() => OrganizationEntity)
  @JoinColumn({ name: 'organization_id' })
  organization!: OrganizationEntity;

  @PrimaryColumn('text')
  domain!: string;

  /** What its DNS has to say. */
  @Column('text')
  token!: string;

  /** How it was proven; null if it is not. */
  @Column('text', { nullable: true })
  proof!: DomainProof | null;

  @Column('timestamptz', { name: 'proven_at', nullable: true })
  provenAt!: Date | null;

  /** Adults with a confirmed address of it join without an administrator's answer. */
  @Column('boolean', { name: 'joins_at_once', default: false })
  joinsAtOnce!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
