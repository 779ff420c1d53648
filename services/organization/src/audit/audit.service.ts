import type { SchoolAction, SchoolSubject } from '@burrow/contracts';
import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AuditEntity } from '../database/entities/audit.entity.ts';
import { ABOUT_EACH, FORGET } from './audit.queries.ts';

/** Who did it; null for the platform by itself. */
export type AuditActor = Pick<Identity, 'user' | 'impersonator'> | null;

export interface SchoolAuditRecord {
  readonly organizationId: string;
  readonly action: SchoolAction;
  readonly about?: {
    readonly kind: SchoolSubject['kind'];
    /** Null for who was erased meanwhile. */
    readonly id: string | null;
  } | null;
  /** Of students. */
  readonly count?: number;
  /** Each of them, if they are several: their parents read it too. */
  readonly students?: readonly string[];
  /** When it was done; now if absent. */
  readonly at?: Date;
  /** Staff did it, in their own name. */
  readonly asStaff?: true;
}

/** Records who did what in an organisation, in the transaction of the change: ids and codes, never a name or a secret. */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditEntity) private readonly auditRows: Repository<AuditEntity>) {}

  async record(by: AuditActor, entry: SchoolAuditRecord): Promise<void> {
    await this.add(by, entry);
  }

  /** Records it too, and returns the number of the entry. */
  async add(by: AuditActor, entry: SchoolAuditRecord): Promise<string> {
    const { organizationId, action, about, count = null, students = [] } = entry;
    const made = await this.auditRows.insert({
      organizationId,
      action,
      byKind: entry.asStaff ? 'staff' : kindOf(by),
      userId: by?.user ?? null,
      impersonatorId: by?.impersonator ?? null,
      subjectKind: about?.kind ?? null,
      subjectId: about?.id ?? null,
      count,
      ...(entry.at && { at: entry.at }),
    });
    const id = String(made.identifiers[0]?.id);
    if (students.length > 0) await ABOUT_EACH.run(this.auditRows.manager, [id, students]);
    return id;
  }

  /** Takes a user or a student who was erased out of all entries. */
  async forget(tx: SqlRunner, id: string): Promise<void> {
    await FORGET.run(tx, [id]);
  }
}

function kindOf(by: AuditActor): 'platform' | 'member' | 'impersonator' {
  if (by === null) return 'platform';
  return by.impersonator === null ? 'member' : 'impersonator';
}
