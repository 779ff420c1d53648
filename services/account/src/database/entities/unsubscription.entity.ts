import { Entity, PrimaryColumn } from 'typeorm';

/** An address that wants no news. */
@Entity({ name: 'unsubscribed' })
export class UnsubscriptionEntity {
  /** SHA-256 of the address. */
  @PrimaryColumn('bytea', { name: 'recipient_hash' })
  recipientHash!: Buffer;
}
