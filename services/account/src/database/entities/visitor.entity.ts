import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A visitor about whom something is stored; known only by a cookie. */
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
