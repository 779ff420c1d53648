import { ENDPOINTS, type Student, type TakeOver, TakeOverSchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
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
  async takeOver(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: TakeOverSchema }) body: TakeOver,
  ): Promise<Student> {
    return this.family.read(await this.takeOverStudent.takeOver(identity, body));
  }
}
