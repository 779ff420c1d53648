import { type ClassPresence, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { LessonPresenceService } from './lesson-presence.service.ts';

@Controller()
export class LessonPresenceController {
  constructor(private readonly presence: LessonPresenceService) {}

  @ApiRoute(ENDPOINTS.tellPresence)
  async tell({ identity, body: { in_view } }: ApiRequest<'tellPresence'>): Promise<{ done: true }> {
    await this.presence.tell(identity, in_view);
    return { done: true };
  }

  @ApiRoute(ENDPOINTS.getClassPresence)
  read({ identity, params: { class_id } }: ApiRequest<'getClassPresence'>): Promise<ClassPresence> {
    return this.presence.ofClass(identity, class_id);
  }
}
