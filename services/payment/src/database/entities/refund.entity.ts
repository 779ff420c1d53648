import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RefundState } from '../../domain/refund.rules.ts';

/** A request for a refund. Holding it, and asking for all that was paid, is SQL. */
@Entity({ name: 'refunds' })
export class RefundEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { name: 'purchase_id' })
  purchaseId!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('text')
  state!: RefundState;

  @Column('text')
  rule!: string;

  @Column('text')
  reason!: string;

  /** In the currency's smallest unit; null for one of an earlier release. */
  @Column('bigint', { nullable: true })
  amount!: number | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'requested_at' })
  requestedAt!: Date;

  /** At the provider; null until it was asked. */
  @Column('text', { nullable: true })
  adjustment!: string | null;
}
