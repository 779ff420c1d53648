import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SubscriptionState } from '../../domain/subscription.rules.ts';

/** A subscription, as computed from facts: it is written by SQL. */
@Entity({ name: 'subscriptions' })
export class SubscriptionEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('text')
  state!: SubscriptionState;
}
