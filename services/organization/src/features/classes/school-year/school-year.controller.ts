import { ENDPOINTS, type LastSchoolYear, type SchoolYear } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { BeginSchoolYearService } from './begin-school-year.service.ts';
import { SchoolYearsRepository } from './school-years.repository.ts';
import { UndoSchoolYearService } from './undo-school-year.service.ts';

/** The end of a school year. */
@Controller()
export class SchoolYearController {
  constructor(
    private readonly members: MembersService,
    private readonly years: SchoolYearsRepository,
    private readonly beginning: BeginSchoolYearService,
    private readonly undoing: UndoSchoolYearService,
  ) {}

  @ApiRoute(ENDPOINTS.getSchoolYear)
  async read({ identity }: ApiRequest<'getSchoolYear'>): Promise<LastSchoolYear> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return { school_year: await this.years.last(organizationId) };
  }

  @ApiRoute(ENDPOINTS.beginSchoolYear)
  begin({ identity, body }: ApiRequest<'beginSchoolYear'>): Promise<SchoolYear> {
    return this.beginning.begin(identity, body);
  }

  @ApiRoute(ENDPOINTS.undoSchoolYear)
  undo({ identity }: ApiRequest<'undoSchoolYear'>): Promise<SchoolYear> {
    return this.undoing.undo(identity);
  }
}
