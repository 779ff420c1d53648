import { DEFAULT_LANGUAGE, ENDPOINTS, type OwnAssignments } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity, learnerOf } from '@burrow/service-kit';
import { Controller, Query } from '@nestjs/common';
import { AssignmentsRepository } from './assignments.repository.ts';

const { query: LanguageSchema } = ENDPOINTS.listOwnAssignments;

/** What the class of whoever plays is to do: nothing for those who are no student of a class. */
@Controller()
export class OwnAssignmentsController {
  constructor(private readonly assignments: AssignmentsRepository) {}

  @ApiRoute(ENDPOINTS.listOwnAssignments)
  async list(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: LanguageSchema }) { language = DEFAULT_LANGUAGE }: { readonly language?: string },
  ): Promise<OwnAssignments> {
    const { kind, id } = learnerOf(identity);
    return { assignments: kind === 'student' ? await this.assignments.ofStudent(id, language) : [] };
  }
}
