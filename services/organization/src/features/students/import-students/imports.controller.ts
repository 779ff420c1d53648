import { type CheckedImport, ENDPOINTS, type ImportState } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { CheckImportService } from './check-import.service.ts';
import { ImportStudentsService } from './import-students.service.ts';

/** Many students at once: first everything is checked, then all are made or none. */
@Controller()
export class ImportsController {
  constructor(
    private readonly checking: CheckImportService,
    private readonly imports: ImportStudentsService,
  ) {}

  @ApiRoute(ENDPOINTS.checkImport)
  async check({ identity, body }: ApiRequest<'checkImport'>): Promise<CheckedImport> {
    return (await this.checking.check(identity, body)).checked;
  }

  @ApiRoute(ENDPOINTS.startImport)
  start({ identity, params: { import_id }, body }: ApiRequest<'startImport'>): Promise<ImportState> {
    return this.imports.start(identity, import_id, body);
  }

  @ApiRoute(ENDPOINTS.getImport)
  read({ identity, params: { import_id } }: ApiRequest<'getImport'>): Promise<ImportState> {
    return this.imports.read(identity, import_id);
  }
}
