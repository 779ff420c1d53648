import type { DomainProof } from '@burrow/contracts';
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from './organization.entity.ts';

/** A domain of addresses that an organisation claims. Of those who prove it, one has it. */
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

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
