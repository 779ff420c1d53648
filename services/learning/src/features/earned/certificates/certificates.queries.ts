import { sql, sqlPart } from '@burrow/service-kit';
import type { Certificate, ShownName } from '@burrow/contracts';

const COLUMNS = sqlPart`certificate_id as id, learner_kind as "learnerKind", learner_id as "learnerId", kind, course, chapter,
  shown_name as "shownName", issued_at as "issuedAt", revoked_at as "revokedAt"`;

export interface CertificateRow {
  readonly id: string;
  readonly learnerKind: 'user' | 'student';
  readonly learnerId: string;
  readonly kind: Certificate['kind'];
  readonly course: string;
  readonly chapter: number;
  readonly shownName: ShownName;
  readonly issuedAt: Date;
  readonly revokedAt: Date | null;
}

export const OF_LEARNER = sql<CertificateRow>`
  select ${COLUMNS} from learning.certificates where learner_kind = $1 and learner_id = $2
  order by issued_at desc, certificate_id`;

export const BY_NUMBER = sql<CertificateRow>`select ${COLUMNS} from learning.certificates where certificate_id = $1`;

/** Those of the students $1 in the course $2, but for its free chapters $3. */
export const REVOKE = sql`
  update learning.certificates set revoked_at = now(), revoked_for = $4
  where learner_kind = 'student' and learner_id = any ($1::uuid[]) and course = $2 and chapter <> all ($3::int[])
    and revoked_at is null`;
