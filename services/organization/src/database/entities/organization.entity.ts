import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { OrganizationType, UnusedStudents } from '@burrow/contracts';

@Entity({ name: 'organizations' })
export class OrganizationEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @VersionColumn()
  version!: number;

  @Column('text')
  name!: string;

  @Column('text')
  slug!: string;

  @Column('text')
  type!: OrganizationType;

  /** The name in its own script; null if the other is enough. */
  @Column('text', { name: 'native_name', nullable: true })
  nativeName!: string | null;

  /** In which names are said and sorted, by its code; null if the school has not said. */
  @Column('text', { nullable: true })
  language!: string | null;

  /** As claimed: nobody joins by it before it is proven. */
  @Column('text', { name: 'email_domain', nullable: true })
  emailDomain!: string | null;

  /** The newest version of the agreement that was accepted. */
  @Column({ type: 'text', name: 'agreement_version', nullable: true, update: false, insert: false })
  agreementVersion!: string | null;

  /** Null for no limit. */
  @Column('int', { name: 'max_students', nullable: true })
  maxStudents!: number | null;

  @Column('timestamptz', { name: 'trial_ends_at', nullable: true })
  trialEndsAt!: Date | null;

  /** Whether all administrators need a second factor. */
  @Column({ type: 'boolean', name: 'second_factor_demanded', update: false, insert: false })
  secondFactorDemanded!: boolean;

  /** When it is erased. */
  @Column({ type: 'timestamptz', name: 'closes_at', nullable: true, update: false, insert: false })
  closesAt!: Date | null;

  /** Since when nobody administers it; null if somebody does. */
  @Column({
    type: 'timestamptz',
    name: 'without_administrator_since',
    nullable: true,
    update: false,
    insert: false,
    select: false,
  })
  withoutAdministratorSince!: Date | null;

  /** After how many months students leave whose accounts nobody uses; null for never. */
  @Column({ type: 'int', name: 'unused_months', nullable: true, update: false, insert: false, select: false })
  unusedMonths!: UnusedStudents['months'];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
