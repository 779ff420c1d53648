import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';

export const AUDIT_ACTIONS = [
  'signed-up', 'logged-in', 'log-in-failed', 'signed-out', 'signed-out-everywhere', 'session-ended',
  'email-confirmed', 'email-changed', 'password-changed', 'password-reset', 'google-linked', 'google-unlinked',
  'impersonation-began', 'impersonation-ended', 'student-added', 'student-changed', 'student-removed', 'card-made',
  'deletion-planned', 'deletion-undone', 'account-erased', 'data-exported', 'paid-set', 'invited', 'mails-queued',
] as const; // prettier-ignore
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditEntry {
  readonly action: AuditAction;
  readonly subjectUser?: string | null;
  readonly subjectStudent?: string | null;
  /** Codes and ids; never a name, an address or a secret. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Who did what, in the transaction of what was done. Entries are only ever added. */
@Injectable()
export class AuditRepository {
  async record(tx: SqlRunner, identity: Identity, entry: AuditEntry): Promise<void> {
    await tx.query(
      `insert into account.audit (action, user_id, student_id, impersonator_id, subject_user_id, subject_student_id, detail)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [entry.action, identity.user, identity.student, identity.impersonator, entry.subjectUser ?? null, entry.subjectStudent ?? null, JSON.stringify(entry.detail ?? {})],
    ); // prettier-ignore
  }
}
