import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payment that is not what was ordered. */
@Entity({ name: 'held_payments' })
export class HeldPaymentEntity {
  @PrimaryColumn('text')
  transaction!: string;

  @Column('text')
  state!: 'waiting' | 'accepted' | 'given-back';
}
