import type { AccountExport } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { demandOwner } from '../../../../http/demand-owner.ts';
import { OF_STUDENT, OF_USER } from './export-profile.queries.ts';

type Row = Record<string, unknown>;

/** Returns everything that account stores about the caller, and about the caller's students; no secrets. */
@Injectable()
export class ExportProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditRepository,
  ) {}

  async export(identity: Identity): Promise<AccountExport> {
    demandOwner(identity);
    return this.dataSource.transaction(async () => {
      await this.audit.record(identity, { action: 'data-exported' });
      const exported_at = new Date().toISOString();
      const own =
        identity.role === 'student'
          ? await this.ofStudent(identity.student)
          : await this.ofUser(identity.user);
      return { exported_at, ...own };
    });
  }

  private async ofUser(user: string | null): Promise<Omit<AccountExport, 'exported_at'>> {
    const rows = (of: typeof OF_USER.user): Promise<Row[]> => of.rows(this.dataSource.manager, [user]);
    const [account] = await rows(OF_USER.user);
    const plan = (await rows(OF_USER.plan))[0] ?? null;
    const [set] = await rows(OF_USER.secondFactor);
    const factor = set ? { ...set, recovery_codes: await rows(OF_USER.recoveryCodes) } : null;
    const links = await rows(OF_USER.tokens);
    const student_acts = await rows(OF_USER.acts);
    const other_memberships = await rows(OF_USER.otherMemberships);
    const more = { plan, links, second_factor: factor, student_acts, other_memberships };
    return {
      user: account ? { ...account, ...more } : null,
      students: await rows(OF_USER.students),
      sessions: await rows(OF_USER.sessions),
      mails: await rows(OF_USER.mails),
      feedback: await rows(OF_USER.feedback),
      events: await rows(OF_USER.events),
    };
  }

  private async ofStudent(student: string | null): Promise<Omit<AccountExport, 'exported_at'>> {
    const rows = (of: typeof OF_USER.user): Promise<Row[]> => of.rows(this.dataSource.manager, [student]);
    return {
      user: null,
      students: await rows(OF_STUDENT.students),
      sessions: await rows(OF_STUDENT.sessions),
      mails: [],
      feedback: await rows(OF_STUDENT.feedback),
      events: await rows(OF_STUDENT.events),
    };
  }
}
