import type { ClassCodeUpdate, LessonUpdate } from '@burrow/contracts';

const MINUTE_MS = 60_000;

/** How long one joins by a class's code without being asked for. */
export const JOINING_MINUTES = 30;

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

/** Until when one may join after a change of the code: a renewed code is as open as the old one was. */
export function joiningAfter(action: ClassCodeUpdate['action'], until: Date | null, now: Date): Date | null {
  if (action === 'close') return null;
  return action === 'open' ? later(now, JOINING_MINUTES) : until;
}

interface Lesson {
  readonly lessonBeganAt: Date | null;
  readonly lessonEndsAt: Date | null;
  readonly pictureLogIn: boolean;
  readonly sharedDevices: boolean;
}

/** A lesson that is open goes on, until its new end. */
export function changedLesson(update: LessonUpdate, lesson: Lesson, now: Date): Lesson {
  const { lessonBeganAt, lessonEndsAt, pictureLogIn, sharedDevices } = lesson;
  if ('picture_log_in' in update && !('minutes' in update))
    return { lessonBeganAt, lessonEndsAt, sharedDevices, pictureLogIn: update.picture_log_in };
  const isOpen = lessonEndsAt !== null && lessonEndsAt > now;
  if ('end' in update)
    return { pictureLogIn, sharedDevices, lessonBeganAt, lessonEndsAt: isOpen ? now : lessonEndsAt };
  return {
    lessonBeganAt: isOpen ? lessonBeganAt : now,
    lessonEndsAt: later(now, update.minutes),
    pictureLogIn: update.picture_log_in ?? pictureLogIn,
    sharedDevices: update.shared_devices ?? sharedDevices,
  };
}
