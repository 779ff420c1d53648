import { type ClassEntry, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassEntriesService } from './class-entries.service.ts';
import { ShownEntryService } from './shown-entry.service.ts';

/** The code of a class, and its lessons. */
@Controller()
export class ClassEntryController {
  constructor(
    private readonly entries: ClassEntriesService,
    private readonly shown: ShownEntryService,
  ) {}

  @ApiRoute(ENDPOINTS.getClassEntry)
  async read({ identity, params: { class_id } }: ApiRequest<'getClassEntry'>): Promise<ClassEntry> {
    return this.shown.show(await this.entries.read(identity, class_id));
  }

  @ApiRoute(ENDPOINTS.updateClassCode)
  async changeCode({
    identity,
    params: { class_id },
    body,
  }: ApiRequest<'updateClassCode'>): Promise<ClassEntry> {
    return this.shown.show(await this.entries.changeCode(identity, class_id, body));
  }

  @ApiRoute(ENDPOINTS.updateLesson)
  async changeLesson({
    identity,
    params: { class_id },
    body,
  }: ApiRequest<'updateLesson'>): Promise<ClassEntry> {
    return this.shown.show(await this.entries.changeLesson(identity, class_id, body));
  }
}
