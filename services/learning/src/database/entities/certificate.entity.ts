import type { Certificate, ShownName } from '@burrow/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A certificate that was given. Giving and revoking them is SQL. */
@Entity({ name: 'certificates' })
export class CertificateEntity {
  @PrimaryColumn('text', { name: 'certificate_id' })
  certificateId!: string;

  @Column('text', { name: 'learner_kind' })
  learnerKind!: 'user' | 'student';

  @Column('uuid', { name: 'learner_id' })
  learnerId!: string;

  @Column('text')
  kind!: Certificate['kind'];

  @Column('text')
  course!: string;

  /** 0 for that of a course. */
  @Column('int')
  chapter!: number;

  /** How much of the name is shown. */
  @Column('text', { name: 'shown_name' })
  shownName!: ShownName;

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
