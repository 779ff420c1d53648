import {
  type FindMissingPictures,
  FindMissingPicturesSchema,
  type MadePictures,
  type MakePictures,
  MakePicturesSchema,
  type MissingPictures,
  SERVICE_CALLS,
} from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { MakePicturesService } from './make-pictures.service.ts';

/** Calls of the organisation service: picture passwords of a class. */
@Controller()
export class PicturePasswordsController {
  constructor(private readonly pictures: MakePicturesService) {}

  @ServiceRoute(SERVICE_CALLS.findMissingPictures)
  async find(
    @Body({ schema: FindMissingPicturesSchema }) body: FindMissingPictures,
  ): Promise<MissingPictures> {
    return { missing: await this.pictures.findMissing(body) };
  }

  @ServiceRoute(SERVICE_CALLS.makePictures)
  async make(@Body({ schema: MakePicturesSchema }) body: MakePictures): Promise<MadePictures> {
    return { made: await this.pictures.make(body) };
  }
}
