import { ENDPOINTS, FocusArrivalSchema, type OwnLesson } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { OwnLessonService } from './own-lesson.service.ts';

/** The lesson, for the student who is in it. */
@Controller()
export class OwnLessonController {
  constructor(private readonly lesson: OwnLessonService) {}

  @ApiRoute(ENDPOINTS.getOwnLesson)
  read(@CurrentIdentity() identity: Identity): Promise<OwnLesson> {
    return this.lesson.read(identity);
  }

  @ApiRoute(ENDPOINTS.arriveAtFocus)
  async arrive(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: FocusArrivalSchema }) { focus_id }: { readonly focus_id: string },
  ): Promise<{ done: true }> {
    await this.lesson.arrive(identity, focus_id);
    return { done: true };
  }
}
