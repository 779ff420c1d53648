import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What support did, by ids and codes. */
@Entity({ name: 'audit' })
export class AuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  action!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('uuid', { name: 'impersonator_id', nullable: true })
  impersonatorId!: string | null;

  @Column('uuid', { name: 'account_id', nullable: true })
  accountId!: string | null;

  @Column('uuid', { name: 'to_account_id', nullable: true })
  toAccountId!: string | null;

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('int', { nullable: true })
  count!: number | null;

  @Column('text', { nullable: true })
  reason!: string | null;
}
