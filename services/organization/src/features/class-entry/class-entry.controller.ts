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
import type { ClassEntryEntity } from '../../database/entities/class-entry.entity.ts';
import { ClassEntriesService } from './class-entries.service.ts';

const { params: ClassIdSchema } = ENDPOINTS.getClassEntry;
interface ClassId {
  readonly class_id: string;
}

const shownEntry = (found: ClassEntryEntity): ClassEntry => ({
  class_id: found.classId,
  code: found.code,
  joining_until: found.joiningUntil?.toISOString() ?? null,
  lesson_began_at: found.lessonBeganAt?.toISOString() ?? null,
  lesson_ends_at: found.lessonEndsAt?.toISOString() ?? null,
  picture_log_in: found.pictureLogIn,
  shared_devices: found.sharedDevices,
  now: new Date().toISOString(),
});

/** The code of a class, and its lessons. */
@Controller()
export class ClassEntryController {
  constructor(private readonly entries: ClassEntriesService) {}

  @ApiRoute(ENDPOINTS.getClassEntry)
  async read(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
  ): Promise<ClassEntry> {
    return shownEntry(await this.entries.read(identity, class_id));
  }

  @ApiRoute(ENDPOINTS.updateClassCode)
  async changeCode(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
    @Body({ schema: ClassCodeUpdateSchema }) body: ClassCodeUpdate,
  ): Promise<ClassEntry> {
    return shownEntry(await this.entries.changeCode(identity, class_id, body));
  }

  @ApiRoute(ENDPOINTS.updateLesson)
  async changeLesson(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
    @Body({ schema: LessonUpdateSchema }) body: LessonUpdate,
  ): Promise<ClassEntry> {
    return shownEntry(await this.entries.changeLesson(identity, class_id, body));
  }
}
