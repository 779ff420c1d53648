import { ENDPOINTS, type LastSchoolExport, type SchoolExport } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { MembersService } from '../../../members/members.service.ts';
import { AskForExportService } from './ask-for-export.service.ts';
import { DownloadExportService } from './download-export.service.ts';
import { SchoolExportsRepository, shownExport } from './school-exports.repository.ts';

/** All of an organisation's data as one file, for its administrators. */
@Controller()
export class SchoolExportController {
  constructor(
    private readonly members: MembersService,
    private readonly exports: SchoolExportsRepository,
    private readonly asking: AskForExportService,
    private readonly downloading: DownloadExportService,
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
    return shownExport(await this.asking.ask(identity, organizationId));
  }

  @ApiRoute(ENDPOINTS.downloadSchoolExport)
  async download({ identity }: ApiRequest<'downloadSchoolExport'>): Promise<StreamableFile> {
    const { organizationId } = await this.members.demandAdmin(identity);
    const { madeAt, bytes, parts } = await this.downloading.download(identity, organizationId);
    return new StreamableFile(Readable.from(parts), {
      type: 'application/zip',
      length: bytes,
      disposition: `attachment; filename="burrow-${madeAt.toISOString().slice(0, 10)}.zip"`,
    });
  }
}
