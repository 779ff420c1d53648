import { type UnusedPupils, UnusedPupilsUpdateSchema } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { HttpResponse, type HttpHandler } from 'msw';
import { PUPILS } from './school.ts';

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
    answer('listUnusedPupils', () => list),
    answer('updateUnusedPupils', async ({ request }) => {
      const { data } = UnusedPupilsUpdateSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      return HttpResponse.json((list = { ...data, students: [], total: 0 }));
    }),
  ];
}
