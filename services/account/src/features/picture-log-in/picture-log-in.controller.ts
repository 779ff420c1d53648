import {
  ENDPOINTS,
  type LoggedIn,
  type LoginPictures,
  LoginPicturesSchema,
  type PictureClass,
  PictureClassQuerySchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Body, Controller, Res } from '@nestjs/common';
import { giveSession } from '../../sessions/give-session.ts';
import { LogInByPicturesService } from './log-in-by-pictures.service.ts';
import { PictureClassesService } from './picture-classes.service.ts';

@Controller()
export class PictureLogInController {
  constructor(
    private readonly classes: PictureClassesService,
    private readonly logIn: LogInByPicturesService,
  ) {}

  @ApiRoute(ENDPOINTS.getPictureClass)
  show(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: PictureClassQuerySchema }) { code }: { readonly code: string },
  ): Promise<PictureClass> {
    return this.classes.show(code, identity);
  }

  @ApiRoute(ENDPOINTS.loginPictures)
  async enter(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: LoginPicturesSchema }) body: LoginPictures,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.logIn.logIn(identity, body);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
