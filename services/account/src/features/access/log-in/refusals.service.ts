import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type LogInAttempt, LogInAttemptsService } from '../../../attempts/log-in-attempts.service.ts';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { ConfirmationsService } from '../../registration/sign-up/index.ts';
import type { Candidates } from './candidates.repository.ts';

/** What happens when a log-in is refused. */
@Injectable()
export class RefusalsService {
  constructor(
    private readonly attempts: LogInAttemptsService,
    private readonly audit: AuditRepository,
    private readonly confirmations: ConfirmationsService,
    private readonly db: DataSource,
  ) {}

  /** The password is wrong. The failure was counted before. */
  async note(identity: Identity, { confirmed }: Candidates): Promise<void> {
    await this.audit.record(identity, {
      action: 'log-in-failed',
      subjectUser: confirmed?.user_id ?? null,
      subjectStudent: confirmed?.student_id ?? null,
    });
  }

  /** The password is right, but the address not confirmed: the mail is sent once more. A student's log-in sends none. */
  async remind(identity: Identity, { confirmed, pending }: Candidates, attempt: LogInAttempt): Promise<void> {
    await this.db.transaction(async tx => {
      await this.attempts.forget(tx, attempt);
      if (!pending?.user_id || pending.is_student) return;
      const { user_id: id, email, language } = pending;
      const owner = confirmed?.user_id
        ? { id: confirmed.user_id, email: confirmed.email, language: confirmed.language }
        : null;
      await this.confirmations.sendAgain(tx, { id, email, language, owner }, identity.visitor);
    });
  }
}
