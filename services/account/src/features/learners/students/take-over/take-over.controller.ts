import { ENDPOINTS, type Student } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { FamilyService } from '../family/family.service.ts';
import { TakeOverStudentService } from './take-over-student.service.ts';

/** A parent takes over a school's student. */
@Controller()
export class TakeOverController {
  constructor(
    private readonly takeOverStudent: TakeOverStudentService,
    private readonly family: FamilyService,
  ) {}

  @ApiRoute(ENDPOINTS.takeOverStudent)
  async takeOver({ identity, body }: ApiRequest<'takeOverStudent'>): Promise<Student> {
    return this.family.read(await this.takeOverStudent.takeOver(identity, body));
  }
}
