import { type ClassFocus, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassFocusService } from './class-focus.service.ts';

/** To what a class is called, for those who teach it. */
@Controller()
export class ClassFocusController {
  constructor(private readonly focus: ClassFocusService) {}

  @ApiRoute(ENDPOINTS.getClassFocus)
  read({ identity, params: { class_id } }: ApiRequest<'getClassFocus'>): Promise<ClassFocus> {
    return this.focus.read(identity, class_id);
  }

  @ApiRoute(ENDPOINTS.setClassFocus)
  set({ identity, params: { class_id }, body }: ApiRequest<'setClassFocus'>): Promise<ClassFocus> {
    return this.focus.set(identity, class_id, body);
  }
}
