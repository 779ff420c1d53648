import { ENDPOINTS, type LastSchoolYear, type NewSchoolYear, NewSchoolYearSchema, type SchoolYear } from '@burrow/contracts'; // prettier-ignore
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MembersService } from '../../members/members.service.ts';
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
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.getSchoolYear)
  async read(@CurrentIdentity() identity: Identity): Promise<LastSchoolYear> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return { school_year: await this.years.last(this.db.manager, organizationId) };
  }

  @ApiRoute(ENDPOINTS.beginSchoolYear)
  begin(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: NewSchoolYearSchema }) body: NewSchoolYear,
  ): Promise<SchoolYear> {
    return this.beginning.begin(identity, body);
  }

  @ApiRoute(ENDPOINTS.undoSchoolYear)
  undo(@CurrentIdentity() identity: Identity): Promise<SchoolYear> {
    return this.undoing.undo(identity);
  }
}
