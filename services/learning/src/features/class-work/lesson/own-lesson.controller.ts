import { ENDPOINTS, type OwnLesson } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { KeepsWork } from '../../../learners/keeps-work.guard.ts';
import { OwnLessonService } from './own-lesson.service.ts';

/** The lesson, for the student who is in it. */
@Controller()
export class OwnLessonController {
  constructor(private readonly lesson: OwnLessonService) {}

  @ApiRoute(ENDPOINTS.getOwnLesson)
  read({ identity }: ApiRequest<'getOwnLesson'>): Promise<OwnLesson> {
    return this.lesson.read(identity);
  }

  @ApiRoute(ENDPOINTS.arriveAtFocus)
  @KeepsWork()
  async arrive({ identity, body: { focus_id } }: ApiRequest<'arriveAtFocus'>): Promise<{ done: true }> {
    await this.lesson.arrive(identity, focus_id);
    return { done: true };
  }
}
