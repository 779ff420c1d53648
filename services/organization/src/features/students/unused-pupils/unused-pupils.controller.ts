import {
  ENDPOINTS,
  type FormerPupilsQuery,
  FormerPupilsQuerySchema,
  type UnusedPupils,
} from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { MONTHS, PAGE, SET_MONTHS } from './unused-pupils.queries.ts';

type Unused = UnusedPupils['students'][number];
type Row = Omit<Unused, 'leaves_at'> & { readonly leaves_at: Date; readonly total: number };

const FIRST = FormerPupilsQuerySchema.parse({});

/** Students whose accounts nobody uses: after how long they leave, and who is about to. */
@Controller()
export class UnusedPupilsController {
  constructor(
    private readonly members: MembersService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.listUnusedPupils)
  async list({ identity, query }: ApiRequest<'listUnusedPupils'>): Promise<UnusedPupils> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.page(organizationId, query);
  }

  @ApiRoute(ENDPOINTS.updateUnusedPupils)
  async set({ identity, body: { months } }: ApiRequest<'updateUnusedPupils'>): Promise<UnusedPupils> {
    const { organizationId } = await this.members.demandAdmin(identity);
    await this.db.transaction(async tx => {
      const changed: unknown[] = await tx.query(SET_MONTHS, [organizationId, months]);
      if (changed.length > 0)
        await this.audit.record(tx, identity, { organizationId, action: 'unused-months-changed' });
    });
    return this.page(organizationId, FIRST);
  }

  private async page(
    organizationId: string,
    { page, per_page: perPage }: FormerPupilsQuery,
  ): Promise<UnusedPupils> {
    const [school] = await this.db.query<Pick<UnusedPupils, 'months'>[]>(MONTHS, [organizationId]);
    const rows = await this.db.query<Row[]>(PAGE, [organizationId, perPage, (page - 1) * perPage]);
    const students = rows.map(({ total: _total, ...row }) => ({
      ...row,
      leaves_at: row.leaves_at.toISOString(),
    }));
    return { months: school?.months ?? null, students, total: rows[0]?.total ?? 0 };
  }
}
