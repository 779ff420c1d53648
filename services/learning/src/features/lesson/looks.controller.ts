import { ENDPOINTS, type Look, LookSchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { LooksService } from './looks.service.ts';

const { params: StudentIdSchema } = ENDPOINTS.lookAtStudent;

@Controller()
export class LooksController {
  constructor(private readonly looks: LooksService) {}

  @ApiRoute(ENDPOINTS.lookAtStudent)
  async look(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: StudentIdSchema }) { student_id }: { readonly student_id: string },
    @Body({ schema: LookSchema }) look: Look,
  ): Promise<{ done: true }> {
    await this.looks.look(identity, student_id, look);
    return { done: true };
  }
}
