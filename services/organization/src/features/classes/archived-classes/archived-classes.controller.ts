import { type ArchivedClass, type ArchivedClasses, ENDPOINTS, type SchoolClass } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { shownClass } from '../manage-classes/index.ts';
import { PAGE } from './archived-classes.queries.ts';

type Row = Omit<ArchivedClass, 'archived_at'> & { readonly archived_at: Date; readonly total: number };

/** Classes that were archived at the end of a school year. */
@Controller()
export class ArchivedClassesController {
  constructor(
    private readonly members: MembersService,
    private readonly access: ClassAccessService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.listArchivedClasses)
  async list({
    identity,
    query: { page, per_page: perPage },
  }: ApiRequest<'listArchivedClasses'>): Promise<ArchivedClasses> {
    const { organizationId, role, userId } = await this.members.demand(identity);
    const values = [organizationId, role === 'admin' ? null : userId, perPage, (page - 1) * perPage];
    const rows = await this.db.query<Row[]>(PAGE, values);
    const classes = rows.map(({ id, name, archived_at: at }) => ({
      id,
      name,
      archived_at: at.toISOString(),
    }));
    return { classes, total: rows[0]?.total ?? 0 };
  }

  /** One that is not archived stays as it is. */
  @ApiRoute(ENDPOINTS.restoreClass)
  async restore({ identity, params: { class_id } }: ApiRequest<'restoreClass'>): Promise<SchoolClass> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.db.transaction(async tx => {
      const found = await this.access.demand(identity, class_id, tx);
      if (found.archivedAt !== null) {
        await tx.update(ClassEntity, { id: class_id }, { archivedAt: null });
        const about = { kind: 'class', id: class_id } as const;
        await this.audit.record(tx, identity, { organizationId, action: 'class-restored', about });
      }
      return shownClass(await this.access.demand(identity, class_id, tx));
    });
  }
}
