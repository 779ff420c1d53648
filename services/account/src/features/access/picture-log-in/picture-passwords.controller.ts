import { type MadePictures, type MissingPictures, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MakePicturesService } from './make-pictures.service.ts';

/** Calls of the organisation service: picture passwords of a class. */
@Controller()
export class PicturePasswordsController {
  constructor(private readonly pictures: MakePicturesService) {}

  @ServiceRoute(SERVICE_CALLS.findMissingPictures)
  async find({ body }: ServiceRequest<'findMissingPictures'>): Promise<MissingPictures> {
    return { missing: await this.pictures.findMissing(body) };
  }

  @ServiceRoute(SERVICE_CALLS.makePictures)
  async make({ body }: ServiceRequest<'makePictures'>): Promise<MadePictures> {
    return { made: await this.pictures.make(body) };
  }
}
