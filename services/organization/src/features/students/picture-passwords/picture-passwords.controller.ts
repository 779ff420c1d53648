import { ENDPOINTS, type MadePictures, type MissingPictures } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { PicturePasswordsService } from './picture-passwords.service.ts';

/** Picture passwords of a class. */
@Controller()
export class PicturePasswordsController {
  constructor(private readonly pictures: PicturePasswordsService) {}

  @ApiRoute(ENDPOINTS.getMissingPictures)
  find({ identity, params: { class_id } }: ApiRequest<'getMissingPictures'>): Promise<MissingPictures> {
    return this.pictures.findMissing(identity, class_id);
  }

  @ApiRoute(ENDPOINTS.makePictures)
  make({
    identity,
    params: { class_id },
    body: { student_ids },
  }: ApiRequest<'makePictures'>): Promise<MadePictures> {
    return this.pictures.make(identity, class_id, student_ids);
  }
}
