import {
  type CheckedImport,
  type CheckImport,
  CheckImportSchema,
  ENDPOINTS,
  type ImportState,
  type StartImport,
  StartImportSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { CheckImportService } from './check-import.service.ts';
import { ImportStudentsService } from './import-students.service.ts';

const { params: ImportIdSchema } = ENDPOINTS.getImport;
interface ImportId {
  readonly import_id: string;
}

/** Many students at once: first everything is checked, then all are made or none. */
@Controller()
export class ImportsController {
  constructor(
    private readonly checking: CheckImportService,
    private readonly imports: ImportStudentsService,
  ) {}

  @ApiRoute(ENDPOINTS.checkImport)
  async check(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: CheckImportSchema }) body: CheckImport,
  ): Promise<CheckedImport> {
    return (await this.checking.check(identity, body)).checked;
  }

  @ApiRoute(ENDPOINTS.startImport)
  start(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ImportIdSchema }) { import_id }: ImportId,
    @Body({ schema: StartImportSchema }) body: StartImport,
  ): Promise<ImportState> {
    return this.imports.start(identity, import_id, body);
  }

  @ApiRoute(ENDPOINTS.getImport)
  read(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ImportIdSchema }) { import_id }: ImportId,
  ): Promise<ImportState> {
    return this.imports.read(identity, import_id);
  }
}
