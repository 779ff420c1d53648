import { ENDPOINTS, FormerPupilsQuerySchema, type UnusedPupils } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { SetUnusedMonthsService } from './set-unused-months.service.ts';
import { UnusedStudentsRepository } from './unused-students.repository.ts';

const FIRST = FormerPupilsQuerySchema.parse({});

/** Students whose accounts nobody uses: after how long they leave, and who is about to. */
@Controller()
export class UnusedStudentsController {
  constructor(
    private readonly members: MembersService,
    private readonly unused: UnusedStudentsRepository,
    private readonly setting: SetUnusedMonthsService,
  ) {}

  @ApiRoute(ENDPOINTS.listUnusedPupils)
  async list({ identity, query }: ApiRequest<'listUnusedPupils'>): Promise<UnusedPupils> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.unused.page(organizationId, query);
  }

  @ApiRoute(ENDPOINTS.updateUnusedPupils)
  async set({ identity, body: { months } }: ApiRequest<'updateUnusedPupils'>): Promise<UnusedPupils> {
    const { organizationId } = await this.members.demandAdmin(identity);
    await this.setting.set(identity, organizationId, months);
    return this.unused.page(organizationId, FIRST);
  }
}
