import { type Identity, type Learner, learnerOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { StudentAccessService } from './student-access.service.ts';

/** Whose work a call is about. */
@Injectable()
export class LearnerAskedService {
  constructor(private readonly access: StudentAccessService) {}

  /**
   * The caller, or a student whom the caller may see.
   * @throws DomainError auth/forbidden
   */
  async of(identity: Identity, student: string | undefined): Promise<Learner> {
    if (student === undefined) return learnerOf(identity);
    await this.access.demand(identity, student);
    return { kind: 'student', id: student };
  }
}
