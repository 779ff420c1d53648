import type { AccountExport } from '@burrow/contracts';
import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { demandOwner } from '../../../http/demand-owner.ts';
import { EXPORTED } from './exported-columns.table.ts';

type Row = Record<string, unknown>;

const of = (table: keyof typeof EXPORTED, condition: string): string =>
  `select ${EXPORTED[table].map(column => `"${column}"`).join(', ')} from account.${table} where ${condition}`;

const MADE_BY = 'user_id = $1 or subject_user_id = $1';

/** Mails to an address that is only requested would reveal whether it has an account. */
const TO_THE_CALLER = "template not in ('change-email', 'already-registered')";

/** By the account's id. */
const OF_USER = {
  user: of('users', 'id = $1'),
  students: of('students', 'parent_id = $1 order by created_at'),
  sessions: of('sessions', 'user_id = $1 order by created_at'),
  mails: of('emails', `user_id = $1 and ${TO_THE_CALLER} order by created_at`),
  feedback: of('feedback', 'user_id = $1 or student_id in (select id from account.students where parent_id = $1) order by created_at'),
  events: of('audit', `${MADE_BY} order by at`),
  tokens: of('tokens', 'user_id = $1 order by created_at'),
  plan: of('entitlements', "owner_kind = 'user' and owner_id = $1"),
} as const; // prettier-ignore

/** By the student's id, for a student who is logged in. */
const OF_STUDENT = {
  students: of('students', 'id = $1'),
  sessions: of('sessions', 'student_id = $1 and is_student order by created_at'),
  feedback: of('feedback', 'student_id = $1 order by created_at'),
  events: of('audit', 'student_id = $1 and user_id is null or subject_student_id = $1 order by at'),
} as const;

/** Returns everything that account stores about the caller, and about the caller's students; no secrets. */
@Injectable()
export class ExportProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditRepository,
  ) {}

  async export(identity: Identity): Promise<AccountExport> {
    demandOwner(identity);
    return this.dataSource.transaction(async tx => {
      await this.audit.record(tx, identity, { action: 'data-exported' });
      const exported_at = new Date().toISOString();
      const own =
        identity.role === 'student' ? await ofStudent(tx, identity.student) : await ofUser(tx, identity.user);
      return { exported_at, ...own };
    });
  }
}

async function ofUser(tx: SqlRunner, user: string | null): Promise<Omit<AccountExport, 'exported_at'>> {
  const rows = (sql: string): Promise<Row[]> => tx.query(sql, [user]);
  const [account] = await rows(OF_USER.user);
  const plan = (await rows(OF_USER.plan))[0] ?? null;
  return {
    user: account ? { ...account, plan, links: await rows(OF_USER.tokens) } : null,
    students: await rows(OF_USER.students),
    sessions: await rows(OF_USER.sessions),
    mails: await rows(OF_USER.mails),
    feedback: await rows(OF_USER.feedback),
    events: await rows(OF_USER.events),
  };
}

async function ofStudent(tx: SqlRunner, student: string | null): Promise<Omit<AccountExport, 'exported_at'>> {
  const rows = (sql: string): Promise<Row[]> => tx.query(sql, [student]);
  return {
    user: null,
    students: await rows(OF_STUDENT.students),
    sessions: await rows(OF_STUDENT.sessions),
    mails: [],
    feedback: await rows(OF_STUDENT.feedback),
    events: await rows(OF_STUDENT.events),
  };
}
