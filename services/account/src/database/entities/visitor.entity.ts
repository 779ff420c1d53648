import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A visitor of whom something is kept; known by a cookie only. */
@Entity({ name: 'visitors' })
export class VisitorEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** The English name of the chosen language. */
  @Column('text', { nullable: true })
  language!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt!: Date;
}
