import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The invoice of a request. Numbering and holding it is SQL. */
@Entity({ name: 'invoices' })
export class InvoiceEntity {
  @PrimaryColumn('uuid', { name: 'request_id' })
  requestId!: string;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt!: Date | null;

  /** Until when what was paid opens its plan. */
  @Column('timestamptz', { name: 'open_until', nullable: true })
  openUntil!: Date | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt!: Date | null;

  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt!: Date | null;
}
