import { type ChooseStudentAnswer, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import { giveSession } from '../../sessions/give-session.ts';
import { ChooseStudentService } from './choose-student.service.ts';

@Controller()
export class ChooseStudentController {
  constructor(private readonly chooseStudent: ChooseStudentService) {}

  @ApiRoute(ENDPOINTS.chooseStudent)
  async choose(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ENDPOINTS.chooseStudent.params }) { student_id }: { readonly student_id: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChooseStudentAnswer> {
    const { secret, lastPlayed } = await this.chooseStudent.choose(identity, student_id);
    giveSession(reply, identity, secret);
    return { last_played: lastPlayed };
  }

  @ApiRoute(ENDPOINTS.leaveStudent)
  async leave(
    @CurrentIdentity() identity: Identity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    giveSession(reply, identity, await this.chooseStudent.leave(identity));
    return { done: true };
  }
}
