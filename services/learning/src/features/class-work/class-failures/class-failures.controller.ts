import { type ClassFailures, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { ClassAccessService } from '../../../learners/class-access.service.ts';
import { LAST_FAILURES } from './class-failures.queries.ts';
import { type FailureRow, groupFailures } from './class-failures.rules.ts';

/** What several students of a class fail at. */
@Controller()
export class ClassFailuresController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly access: ClassAccessService,
  ) {}

  @ApiRoute(ENDPOINTS.listClassFailures)
  async list({ identity, params: { class_id } }: ApiRequest<'listClassFailures'>): Promise<ClassFailures> {
    await this.access.demand(identity, class_id);
    const { rows } = await this.pool.query<FailureRow>({ ...LAST_FAILURES, values: [class_id] });
    return { failures: groupFailures(rows) };
  }
}
