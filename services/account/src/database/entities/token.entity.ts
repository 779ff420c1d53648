import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A secret that works once and for a limited time. */
@Entity({ name: 'tokens' })
export class TokenEntity {
  /** SHA-256 of the secret. */
  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('text')
  purpose!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  /** The browser that requested it. */
  @Column('uuid', { name: 'visitor_id', nullable: true })
  visitorId!: string | null;

  @Column('jsonb')
  data!: Record<string, unknown>;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
