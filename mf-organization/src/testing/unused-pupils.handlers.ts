import { type UnusedPupils, UnusedPupilsUpdateSchema } from '@burrow/contracts';
import { refusal } from '@burrow/remote-testing/refusal';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { PUPILS } from './school.ts';

const PATH = '/api/organization/unused-students';

/** One student is about to leave until the time is changed. */
export function unusedPupilHandlers(): HttpHandler[] {
  const students = PUPILS.slice(0, 1).map(({ student_id, username, full_name, character }) => ({
    student_id,
    username,
    full_name,
    character,
    last_seen_on: '2024-10-20',
    leaves_at: '2026-12-20T09:30:00.000Z',
  }));
  let list: UnusedPupils = { months: 24, students, total: students.length };
  return [
    http.get(PATH, () => HttpResponse.json(list)),
    http.put(PATH, async ({ request }) => {
      const { data } = UnusedPupilsUpdateSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      return HttpResponse.json((list = { ...data, students: [], total: 0 }));
    }),
  ];
}
