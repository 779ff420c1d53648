import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A school asks for an invoice. Lists with their invoices are SQL. */
@Entity({ name: 'invoice_requests' })
export class InvoiceRequestEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  plan!: string;

  @Column('int')
  students!: number;

  @Column('text', { name: 'billed_to' })
  billedTo!: string;

  @Column('text', { name: 'purchase_order' })
  purchaseOrder!: string;

  @Column('text', { name: 'vat_id' })
  vatId!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  state!: 'requested' | 'offered' | 'paid' | 'closed';
}
