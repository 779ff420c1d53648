import { type ChooseStudentAnswer, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { giveSession } from '../../../sessions/give-session.ts';
import { ChooseStudentService } from './choose-student.service.ts';

@Controller()
export class ChooseStudentController {
  constructor(private readonly chooseStudent: ChooseStudentService) {}

  @ApiRoute(ENDPOINTS.chooseStudent)
  async choose(
    { identity, params: { student_id } }: ApiRequest<'chooseStudent'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChooseStudentAnswer> {
    const { secret, lastPlayed } = await this.chooseStudent.choose(identity, student_id);
    giveSession(reply, identity, secret);
    return { last_played: lastPlayed };
  }

  @ApiRoute(ENDPOINTS.leaveStudent)
  async leave(
    { identity }: ApiRequest<'leaveStudent'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    giveSession(reply, identity, await this.chooseStudent.leave(identity));
    return { done: true };
  }
}
