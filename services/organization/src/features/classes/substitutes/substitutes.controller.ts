import { type ClassSubstitutes, type ComingClasses, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { SubstitutesService } from './substitutes.service.ts';

/** Who has a class for some days: administrators say so. */
@Controller()
export class SubstitutesController {
  constructor(private readonly substitutes: SubstitutesService) {}

  @ApiRoute(ENDPOINTS.listSubstitutes)
  list({ identity, params: { class_id } }: ApiRequest<'listSubstitutes'>): Promise<ClassSubstitutes> {
    return this.substitutes.list(identity, class_id);
  }

  @ApiRoute(ENDPOINTS.listComingClasses)
  coming({ identity }: ApiRequest<'listComingClasses'>): Promise<ComingClasses> {
    return this.substitutes.coming(identity);
  }

  @ApiRoute(ENDPOINTS.setSubstitute)
  set({
    identity,
    params: { class_id, user_id },
    body,
  }: ApiRequest<'setSubstitute'>): Promise<ClassSubstitutes> {
    return this.substitutes.set(identity, class_id, user_id, body);
  }

  @ApiRoute(ENDPOINTS.removeSubstitute)
  remove({
    identity,
    params: { class_id, user_id },
  }: ApiRequest<'removeSubstitute'>): Promise<ClassSubstitutes> {
    return this.substitutes.remove(identity, class_id, user_id);
  }
}
