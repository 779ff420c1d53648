import { ENDPOINTS, FormerStudentsQuerySchema, type UnusedStudents } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { SetUnusedMonthsService } from './set-unused-months.service.ts';
import { UnusedStudentsRepository } from './unused-students.repository.ts';

const FIRST = FormerStudentsQuerySchema.parse({});

/** Students whose accounts nobody uses: after how long they leave, and who is about to. */
@Controller()
export class UnusedStudentsController {
  constructor(
    private readonly members: MembersService,
    private readonly unused: UnusedStudentsRepository,
    private readonly setting: SetUnusedMonthsService,
  ) {}

  @ApiRoute(ENDPOINTS.listUnusedStudents)
  async list({ identity, query }: ApiRequest<'listUnusedStudents'>): Promise<UnusedStudents> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.unused.page(organizationId, query);
  }

  @ApiRoute(ENDPOINTS.updateUnusedStudents)
  async set({ identity, body: { months } }: ApiRequest<'updateUnusedStudents'>): Promise<UnusedStudents> {
    const { organizationId } = await this.members.demandAdmin(identity);
    await this.setting.set(identity, organizationId, months);
    return this.unused.page(organizationId, FIRST);
  }
}
