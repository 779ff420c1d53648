import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The second factor of an adult. Its key and the last code are read and held by SQL: second-factors.queries.ts. */
@Entity({ name: 'second_factors' })
export class SecondFactorEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** Null until a first code was right: it is not asked for before. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column('bytea', { name: 'sealed_key', select: false })
  sealedKey!: Buffer;

  /** The time step of the last code: each is good once. */
  @Column('int8', { name: 'last_step', select: false })
  lastStep!: number;
}
