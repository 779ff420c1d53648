import { ENDPOINTS, type LastSchoolExport, type SchoolExport } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { SchoolExportsRepository, shownExport } from './school-exports.repository.ts';

/** All of an organisation's data as one file, for its administrators. */
@Controller()
export class SchoolExportController {
  constructor(
    private readonly members: MembersService,
    private readonly exports: SchoolExportsRepository,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.getSchoolExport)
  async read({ identity }: ApiRequest<'getSchoolExport'>): Promise<LastSchoolExport> {
    const { organizationId } = await this.members.demandAdmin(identity);
    const last = await this.exports.last(organizationId);
    return { export: last && shownExport(last) };
  }

  @ApiRoute(ENDPOINTS.makeSchoolExport)
  async make({ identity }: ApiRequest<'makeSchoolExport'>): Promise<SchoolExport> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.db.transaction(async tx => {
      if (await this.exports.begin(tx, organizationId))
        await this.audit.record(tx, identity, { organizationId, action: 'export-asked' });
      const last = await this.exports.last(organizationId, tx);
      if (!last) throw new Error('the export was not kept');
      return shownExport(last);
    });
  }

  @ApiRoute(ENDPOINTS.downloadSchoolExport)
  async download({ identity }: ApiRequest<'downloadSchoolExport'>): Promise<StreamableFile> {
    const { organizationId } = await this.members.demandAdmin(identity);
    const last = await this.exports.last(organizationId);
    if (!last?.madeAt) throw new DomainError('organization/no-export', 'There is no file to download.');
    await this.audit.record(this.db.manager, identity, { organizationId, action: 'export-downloaded' });
    return new StreamableFile(Readable.from(this.exports.parts(last.id)), {
      type: 'application/zip',
      length: last.bytes,
      disposition: `attachment; filename="burrow-${last.madeAt.toISOString().slice(0, 10)}.zip"`,
    });
  }
}
