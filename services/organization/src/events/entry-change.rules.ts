import type { EventData } from '@burrow/contracts';
import { createHash } from 'node:crypto';
import type { ClassEntryEntity } from '../database/entities/class-entry.entity.ts';

const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** What other services are told of how students come into a class. The code itself stays here. */
export function entryChangeOf(changed: ClassEntryEntity): EventData<'organization/class-entry-changed'> {
  const { code, joiningUntil, lessonBeganAt, lessonEndsAt } = changed;
  return {
    class_id: changed.classId,
    version: changed.version,
    organization_id: changed.organizationId,
    code_hash: code && hashCode(code),
    joining_until: joiningUntil?.toISOString() ?? null,
    lesson_began_at: lessonBeganAt?.toISOString() ?? null,
    lesson_ends_at: lessonEndsAt?.toISOString() ?? null,
    picture_log_in: changed.pictureLogIn,
    shared_devices: changed.sharedDevices,
  };
}
