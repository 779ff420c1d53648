import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AuditEntity } from '../database/entities/audit.entity.ts';

export const AUDIT_ACTIONS = [
  'signed-up', 'logged-in', 'log-in-failed', 'signed-out', 'signed-out-everywhere', 'session-ended',
  'email-confirmed', 'email-changed', 'password-changed', 'password-reset', 'google-linked', 'google-unlinked',
  'impersonation-began', 'impersonation-ended', 'student-added', 'student-changed', 'student-removed', 'student-offered',
  'student-taken-over', 'card-made', 'pictures-made', 'deletion-planned', 'deletion-undone', 'account-erased', 'data-exported', 'paid-set',
  'invited', 'invitation-withdrawn', 'invitation-accepted', 'second-factor-on', 'second-factor-off', 'mails-queued',
] as const; // prettier-ignore
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditEntry {
  readonly action: AuditAction;
  readonly subjectUser?: string | null;
  readonly subjectStudent?: string | null;
  /** Codes and ids; never a name, an address or a secret. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Who did something. */
export type AuditActor = Pick<Identity, 'user' | 'student' | 'impersonator'>;

/** Records who did what, in the transaction of the action. Entries are only ever added. */
@Injectable()
export class AuditRepository {
  constructor(@InjectRepository(AuditEntity) private readonly auditRows: Repository<AuditEntity>) {}

  async record(actor: AuditActor, entry: AuditEntry): Promise<void> {
    const { user: userId, student: studentId, impersonator: impersonatorId } = actor;
    const { action, subjectUser: subjectUserId = null, subjectStudent: subjectStudentId = null } = entry;
    const who = { userId, studentId, impersonatorId, subjectUserId, subjectStudentId };
    await this.auditRows.insert({ action, ...who, detail: entry.detail ?? {} });
  }
}
