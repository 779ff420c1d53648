import { type ClassLesson, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassLessonService } from './class-lesson.service.ts';

@Controller()
export class ClassLessonController {
  constructor(private readonly lesson: ClassLessonService) {}

  @ApiRoute(ENDPOINTS.getClassLesson)
  read({ identity, params: { class_id } }: ApiRequest<'getClassLesson'>): Promise<ClassLesson> {
    return this.lesson.read(identity, class_id);
  }
}
