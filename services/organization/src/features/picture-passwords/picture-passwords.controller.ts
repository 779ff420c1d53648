import {
  ENDPOINTS,
  type MadePictures,
  type MissingPictures,
  type NewPictures,
  NewPicturesSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { PicturePasswordsService } from './picture-passwords.service.ts';

const { params: ClassIdSchema } = ENDPOINTS.getMissingPictures;
interface ClassId {
  readonly class_id: string;
}

/** Picture passwords of a class. */
@Controller()
export class PicturePasswordsController {
  constructor(private readonly pictures: PicturePasswordsService) {}

  @ApiRoute(ENDPOINTS.getMissingPictures)
  find(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
  ): Promise<MissingPictures> {
    return this.pictures.findMissing(identity, class_id);
  }

  @ApiRoute(ENDPOINTS.makePictures)
  make(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
    @Body({ schema: NewPicturesSchema }) { student_ids }: NewPictures,
  ): Promise<MadePictures> {
    return this.pictures.make(identity, class_id, student_ids);
  }
}
