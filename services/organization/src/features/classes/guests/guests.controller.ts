import { type ClassGuests, ENDPOINTS, type FoundGuests } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { GuestsService } from './guests.service.ts';

/** Students of other classes who come to the lessons of a class: whoever teaches the class says so. */
@Controller()
export class GuestsController {
  constructor(private readonly guests: GuestsService) {}

  @ApiRoute(ENDPOINTS.listGuests)
  list({ identity, params: { class_id } }: ApiRequest<'listGuests'>): Promise<ClassGuests> {
    return this.guests.list(identity, class_id);
  }

  @ApiRoute(ENDPOINTS.findGuests)
  find({
    identity,
    params: { class_id },
    query: { search },
  }: ApiRequest<'findGuests'>): Promise<FoundGuests> {
    return this.guests.find(identity, class_id, search);
  }

  @ApiRoute(ENDPOINTS.addGuest)
  add({ identity, params: { class_id, student_id } }: ApiRequest<'addGuest'>): Promise<ClassGuests> {
    return this.guests.add(identity, class_id, student_id);
  }

  @ApiRoute(ENDPOINTS.removeGuest)
  remove({ identity, params: { class_id, student_id } }: ApiRequest<'removeGuest'>): Promise<ClassGuests> {
    return this.guests.remove(identity, class_id, student_id);
  }
}
