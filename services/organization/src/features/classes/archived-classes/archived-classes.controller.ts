import { type ArchivedClasses, ENDPOINTS, type SchoolClass } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { shownClass } from '../manage-classes/index.ts';
import { ArchivedClassesRepository } from './archived-classes.repository.ts';
import { RestoreClassService } from './restore-class.service.ts';

/** Classes that were archived at the end of a school year. */
@Controller()
export class ArchivedClassesController {
  constructor(
    private readonly members: MembersService,
    private readonly archived: ArchivedClassesRepository,
    private readonly restoring: RestoreClassService,
  ) {}

  @ApiRoute(ENDPOINTS.listArchivedClasses)
  async list({ identity, query }: ApiRequest<'listArchivedClasses'>): Promise<ArchivedClasses> {
    return this.archived.page(await this.members.demand(identity), query);
  }

  @ApiRoute(ENDPOINTS.restoreClass)
  async restore({ identity, params: { class_id } }: ApiRequest<'restoreClass'>): Promise<SchoolClass> {
    return shownClass(await this.restoring.restore(identity, class_id));
  }
}
