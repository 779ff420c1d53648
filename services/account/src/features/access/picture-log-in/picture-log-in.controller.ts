import { ENDPOINTS, type LoggedIn, type PictureClass } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { giveSession } from '../../../sessions/give-session.ts';
import { LogInByPicturesService } from './log-in-by-pictures.service.ts';
import { PictureClassesService } from './picture-classes.service.ts';

@Controller()
export class PictureLogInController {
  constructor(
    private readonly classes: PictureClassesService,
    private readonly logIn: LogInByPicturesService,
  ) {}

  @ApiRoute(ENDPOINTS.getPictureClass)
  show({ identity, body: { code } }: ApiRequest<'getPictureClass'>): Promise<PictureClass> {
    return this.classes.show(code, identity);
  }

  @ApiRoute(ENDPOINTS.loginPictures)
  async enter(
    { identity, body }: ApiRequest<'loginPictures'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.logIn.logIn(identity, body);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
