import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { SchoolExportsRepository } from './school-exports.repository.ts';
import type { StoredExport } from './school-export.queries.ts';

/** Begins an export, unless one is being put together. */
@Injectable()
export class AskForExportService {
  constructor(
    private readonly exports: SchoolExportsRepository,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  /** Returns the one that is being put together. */
  async ask(identity: Identity, organizationId: string): Promise<StoredExport> {
    return this.db.transaction(async tx => {
      if (await this.exports.begin(tx, organizationId))
        await this.audit.record(identity, { organizationId, action: 'export-asked' });
      const last = await this.exports.last(organizationId, tx);
      if (!last) throw new Error('the export was not kept');
      return last;
    });
  }
}
