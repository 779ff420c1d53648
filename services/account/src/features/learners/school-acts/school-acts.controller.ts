import { ENDPOINTS, type SchoolActs } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { FamilyService } from '../students/index.ts';
import { SchoolActsRepository } from './school-acts.repository.ts';

/** What others did to the account of a parent's student. */
@Controller()
export class SchoolActsController {
  constructor(
    private readonly family: FamilyService,
    private readonly acts: SchoolActsRepository,
  ) {}

  /** @throws DomainError auth/forbidden unless the caller is the student's parent */
  @ApiRoute(ENDPOINTS.listSchoolActs)
  async list({ identity, params: { student_id }, query }: ApiRequest<'listSchoolActs'>): Promise<SchoolActs> {
    await this.family.demandParent(identity, student_id);
    return this.acts.page(student_id, query);
  }
}
