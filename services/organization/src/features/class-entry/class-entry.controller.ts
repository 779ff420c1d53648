import {
  type ClassCodeUpdate,
  ClassCodeUpdateSchema,
  type ClassEntry,
  ENDPOINTS,
  type LessonUpdate,
  LessonUpdateSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ClassEntriesService } from './class-entries.service.ts';
import { ShownEntryService } from './shown-entry.service.ts';

const { params: ClassIdSchema } = ENDPOINTS.getClassEntry;
interface ClassId {
  readonly class_id: string;
}

/** The code of a class, and its lessons. */
@Controller()
export class ClassEntryController {
  constructor(
    private readonly entries: ClassEntriesService,
    private readonly shown: ShownEntryService,
  ) {}

  @ApiRoute(ENDPOINTS.getClassEntry)
  async read(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
  ): Promise<ClassEntry> {
    return this.shown.show(await this.entries.read(identity, class_id));
  }

  @ApiRoute(ENDPOINTS.updateClassCode)
  async changeCode(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
    @Body({ schema: ClassCodeUpdateSchema }) body: ClassCodeUpdate,
  ): Promise<ClassEntry> {
    return this.shown.show(await this.entries.changeCode(identity, class_id, body));
  }

  @ApiRoute(ENDPOINTS.updateLesson)
  async changeLesson(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
    @Body({ schema: LessonUpdateSchema }) body: LessonUpdate,
  ): Promise<ClassEntry> {
    return this.shown.show(await this.entries.changeLesson(identity, class_id, body));
  }
}
