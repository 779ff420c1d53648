import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A mail, as far as the links in it need it. Queuing and sending mails is SQL: a mail is leased. */
@Entity({ name: 'emails' })
export class EmailEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** A language's English name. */
  @Column('text')
  language!: string;

  @Column('bytea', { name: 'recipient_hash', nullable: true })
  recipientHash!: Buffer | null;

  @Column('boolean', { name: 'is_news' })
  isNews!: boolean;

  @Column('timestamptz', { name: 'opened_at', nullable: true })
  openedAt!: Date | null;
}
