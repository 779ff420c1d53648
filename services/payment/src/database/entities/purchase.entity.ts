import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PurchaseState } from '../../domain/purchase.rules.ts';

/** What was bought, as computed from facts: it is written by SQL. */
@Entity({ name: 'purchases' })
export class PurchaseEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('text', { nullable: true })
  subscription!: string | null;

  @Column('text')
  state!: PurchaseState;
}
