import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which somebody was logged in. */
@Entity({ name: 'known_browsers' })
export class KnownBrowserEntity {
  /** A keyed hash of visitor and owner. */
  @PrimaryColumn('bytea')
  key!: Buffer;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('uuid', { name: 'student_id', nullable: true })
  studentId!: string | null;
}
