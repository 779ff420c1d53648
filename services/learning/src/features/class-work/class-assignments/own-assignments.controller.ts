import { DEFAULT_LANGUAGE, ENDPOINTS, type OwnAssignments } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, learnerOf } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AssignmentsRepository } from './assignments.repository.ts';

/** What the class of whoever plays is to do: nothing for those who are no student of a class. */
@Controller()
export class OwnAssignmentsController {
  constructor(private readonly assignments: AssignmentsRepository) {}

  @ApiRoute(ENDPOINTS.listOwnAssignments)
  async list({
    identity,
    query: { language = DEFAULT_LANGUAGE },
  }: ApiRequest<'listOwnAssignments'>): Promise<OwnAssignments> {
    const { kind, id } = learnerOf(identity);
    return { assignments: kind === 'student' ? await this.assignments.ofStudent(id, language) : [] };
  }
}
