import {
  ClassCodeUpdateSchema,
  type ClassEntry,
  JoinAnswerSchema,
  type JoinRequest,
  LessonUpdateSchema,
  NewPicturesSchema,
  type SchoolStudent,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** How students come into the classes of the made-up school: one for all of them. */
export function classEntryHandlers(
  waiting: JoinRequest[],
  students: readonly SchoolStudent[],
): HttpHandler[] {
  const withPictures = new Set<string>();
  let entry: Omit<ClassEntry, 'now' | 'class_id'> = {
    code: null,
    joining_until: null,
    lesson_began_at: null,
    lesson_ends_at: null,
    picture_log_in: false,
    shared_devices: false,
    students: 2,
  };
  const entryOf = (class_id = '') => HttpResponse.json({ ...entry, class_id, now: inMinutes(0) });
  return [
    answer('getClassEntry', ({ params }) => entryOf(params.class_id)),
    answer('updateClassCode', async ({ params, request }) => {
      const { data } = ClassCodeUpdateSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      const code = data.action === 'renew' ? 'dfgh-4567' : (entry.code ?? 'cdfg-3467');
      const joining_until = { open: inMinutes(30), close: null, renew: entry.joining_until }[data.action];
      entry = { ...entry, code, joining_until };
      return entryOf(params.class_id);
    }),
    answer('updateLesson', async ({ params, request }) => {
      const { data } = LessonUpdateSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      if ('minutes' in data)
        entry = {
          ...entry,
          lesson_began_at: inMinutes(0),
          lesson_ends_at: inMinutes(data.minutes),
          shared_devices: data.shared_devices ?? entry.shared_devices,
        };
      else if ('end' in data) entry = { ...entry, lesson_ends_at: inMinutes(0) };
      else entry = { ...entry, code: entry.code ?? 'cdfg-3467', picture_log_in: data.picture_log_in };
      return entryOf(params.class_id);
    }),
    answer('getMissingPictures', () => ({
      missing: students.filter(({ student_id: id }) => !withPictures.has(id)).map(({ student_id: id }) => id),
    })),
    answer('makePictures', async ({ request }) => {
      const { data } = NewPicturesSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      const made = students
        .filter(({ student_id: id }) => data.student_ids.includes(id))
        .map(({ student_id, username, full_name, character }) => ({
          student_id,
          username,
          full_name,
          character,
          pictures: ['sun', 'key', 'fish', 'bell'],
        }));
      for (const { student_id: id } of made) withPictures.add(id);
      return HttpResponse.json({ made });
    }),
    answer('listJoinRequests', () => ({ requests: waiting })),
    answer('answerJoinRequest', async ({ params, request }) => {
      if (!JoinAnswerSchema.safeParse(await request.json()).success) return refusal('request/invalid');
      waiting.splice(
        waiting.findIndex(({ id }) => id === params.request_id),
        1,
      );
      return HttpResponse.json({ done: true });
    }),
  ];
}
