import type { ImportState, StartImport } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { CheckImportService, type ReadImport } from './check-import.service.ts';
import { ImportsRepository } from './imports.repository.ts';
import { RunImportService } from './run-import.service.ts';

/** Nobody is made of a list of which one row is wrong. @throws DomainError organization/import-faults, auth/class-full */
function demandFaultless({ checked: { rows, seats_left } }: ReadImport): void {
  const wrong = rows.filter(({ faults }) => faults.length > 0).length;
  if (wrong > 0) {
    const params = { count: wrong };
    throw new DomainError('organization/import-faults', 'Some rows have to be mended first.', { params });
  }
  if (seats_left !== null && seats_left < rows.length)
    throw new DomainError('auth/class-full', 'The organisation has too few seats left.', {
      params: { left: seats_left },
    });
}

/** Many students at once. */
@Injectable()
export class ImportStudentsService {
  constructor(
    private readonly members: MembersService,
    private readonly checking: CheckImportService,
    private readonly imports: ImportsRepository,
    private readonly runs: RunImportService,
  ) {}

  /** @throws DomainError auth/forbidden, organization/import-faults, organization/import-running, organization/changed-meanwhile, auth/class-full */
  async start(identity: Identity, id: string, body: StartImport): Promise<ImportState> {
    const member = await this.members.demand(identity);
    const before = await this.imports.findOwn(id, member);
    if (before !== null && !['failed', 'stopped'].includes(before.state)) return before;
    const read = await this.checking.check(identity, body);
    demandFaultless(read);
    const attempt = await this.imports.begin(id, member, identity.impersonator, {
      total: read.rows.length,
      source: body.source ?? 'list',
      externalIds: read.rows.map(({ external_id }) => external_id),
      state: body.state,
    });
    const rows = read.rows.map(
      ({ full_name, first_name, last_name, username, password, classId: class_id }) => ({
        full_name,
        first_name,
        last_name,
        username,
        password: password ?? '',
        class_id,
      }),
    );
    if (attempt)
      this.runs.begin(attempt, { organization_id: member.organizationId, known_classes: read.known }, rows);
    return this.imports.find(id, member);
  }

  /** @throws DomainError auth/forbidden */
  async read(identity: Identity, id: string): Promise<ImportState> {
    return this.imports.find(id, await this.members.demand(identity));
  }
}
