import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody wants to buy, written before the provider is asked. Claiming one is SQL. */
@Entity({ name: 'orders' })
export class OrderEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('text')
  plan!: string;

  /** In the currency's smallest unit. */
  @Column('bigint')
  amount!: number;

  @Column('text')
  currency!: string;

  @Column('int')
  seats!: number;

  /** For whom; null for later. */
  @Column('uuid', { name: 'student_id', nullable: true })
  studentId!: string | null;

  /** At the provider; null until it was asked. */
  @Column('text', { nullable: true })
  transaction!: string | null;

  @Column('text', { name: 'checkout_url', nullable: true })
  checkoutUrl!: string | null;

  /** When somebody last began it at the provider. */
  @Column('timestamptz', { name: 'claimed_at' })
  claimedAt!: Date;
}
