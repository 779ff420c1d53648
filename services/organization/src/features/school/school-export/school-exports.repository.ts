import type { SchoolExport } from '@burrow/contracts';
import { Jobs, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { ExportPartEntity } from '../../../database/entities/export-part.entity.ts';
import { ExportEntity } from '../../../database/entities/export.entity.ts';
import {
  BEGIN,
  FINISH,
  HOLD,
  KEEP_DONE,
  KEEP_PART,
  LAST,
  TAKE,
  type StoredExport,
} from './school-export.queries.ts';
import { SupersededError } from './superseded.error.ts';

export const EXPORT_JOBS = 'organization-exports';

/** What a job is about. */
export interface ExportJob {
  readonly exportId: string;
}

/** An attempt at putting an export together. */
export interface ExportAttempt extends ExportJob {
  readonly id: string;
  readonly organizationId: string;
}

export const shownExport = ({ askedAt, madeAt, removedAt, ...rest }: StoredExport): SchoolExport => ({
  state: madeAt ? 'ready' : 'making',
  asked_at: askedAt.toISOString(),
  students: rest.students,
  done: rest.done,
  bytes: madeAt && rest.bytes,
  removed_at: removedAt && removedAt.toISOString(),
});

/** A job takes longer for a large school than the queue expects of others. */
const HOURS = 3_600;
const LONGEST_SECONDS = 3 * HOURS;

@Injectable()
export class SchoolExportsRepository {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    @InjectRepository(ExportEntity) private readonly exportRows: Repository<ExportEntity>,
    @InjectRepository(ExportPartEntity) private readonly partRows: Repository<ExportPartEntity>,
  ) {}

  /** The last one of an organisation, unless its time is over. */
  async last(organizationId: string, sql: SqlRunner = this.db): Promise<StoredExport | null> {
    const last = await LAST.first(sql, [organizationId]);
    return last ?? null;
  }

  /** Begins one, unless one is being put together. Returns whether it began. */
  async begin(tx: SqlRunner, organizationId: string): Promise<boolean> {
    await HOLD.run(tx, [organizationId]);
    if ((await this.last(organizationId, tx))?.madeAt === null) return false;
    const exportId = randomUUID();
    await this.exportRows.delete({ organizationId });
    await BEGIN.run(tx, [organizationId, exportId]);
    const job: ExportJob = { exportId };
    await this.jobs.send(tx, EXPORT_JOBS, job, { expireInSeconds: LONGEST_SECONDS });
    return true;
  }

  /** Null if it is ready, or was removed. */
  async take({ exportId }: ExportJob): Promise<ExportAttempt | null> {
    const id = randomUUID();
    const taken = await TAKE.first(this.db, [exportId, id]);
    return taken ? { exportId, id, ...taken } : null;
  }

  /** @throws SupersededError */
  keepPart(attempt: ExportAttempt, number: number, bytes: Uint8Array): Promise<void> {
    return this.own(attempt, KEEP_PART, [number, bytes]);
  }

  /** @throws SupersededError */
  keepDone(attempt: ExportAttempt, students: number): Promise<void> {
    return this.own(attempt, KEEP_DONE, [students]);
  }

  /** @throws SupersededError */
  finish(attempt: ExportAttempt): Promise<void> {
    return this.own(attempt, FINISH, []);
  }

  /** The file, a part at a time. */
  async *parts(exportId: string): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const part = await this.partRows.findOneBy({ exportId, number });
      if (!part) return;
      yield part.bytes;
    }
  }

  private async own(
    { exportId, id }: ExportAttempt,
    statement: typeof FINISH,
    values: unknown[],
  ): Promise<void> {
    if (!(await statement.exists(this.db, [exportId, id, ...values]))) throw new SupersededError();
  }
}
