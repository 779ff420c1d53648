import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.ts';
import { SchoolExportsRepository } from './school-exports.repository.ts';

/** The file of an export. */
export interface ExportFile {
  readonly madeAt: Date;
  readonly bytes: number;
  readonly parts: AsyncIterable<Buffer>;
}

/** Hands out the file of an export, and records who took it. */
@Injectable()
export class DownloadExportService {
  constructor(
    private readonly exports: SchoolExportsRepository,
    private readonly audit: AuditService,
  ) {}

  /** @throws DomainError organization/no-export if there is none, or if it is not ready */
  async download(identity: Identity, organizationId: string): Promise<ExportFile> {
    const last = await this.exports.last(organizationId);
    if (!last?.madeAt) throw new DomainError('organization/no-export', 'There is no file to download.');
    await this.audit.record(identity, { organizationId, action: 'export-downloaded' });
    return { madeAt: last.madeAt, bytes: last.bytes, parts: this.exports.parts(last.id) };
  }
}
