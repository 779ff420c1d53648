import type { ClassEntry } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { ClassEntryEntity } from '../../../database/entities/class-entry.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';

/** How students come into a class, as those who teach it see it. */
@Injectable()
export class ShownEntryService {
  constructor(@InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>) {}

  async show(found: ClassEntryEntity): Promise<ClassEntry> {
    return {
      class_id: found.classId,
      code: found.code,
      joining_until: found.joiningUntil?.toISOString() ?? null,
      lesson_began_at: found.lessonBeganAt?.toISOString() ?? null,
      lesson_ends_at: found.lessonEndsAt?.toISOString() ?? null,
      picture_log_in: found.pictureLogIn,
      shared_devices: found.sharedDevices,
      students: await this.studentRows.countBy({ classId: found.classId }),
      now: new Date().toISOString(),
    };
  }
}
