import {
  NewPupilSchema,
  type Pupil,
  PupilUpdateSchema,
  type StudentRuns,
  type StudentWork,
} from '@burrow/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { refusal } from '@burrow/remote-testing/refusal';
import { PUPILS } from './school.ts';

interface SchoolPupils {
  readonly levels: StudentWork['levels'];
  readonly runs: StudentRuns['runs'];
  pupils: Pupil[];
}

type Params = Record<'id', string>;

const NEW_PASSWORD = 'green-duck-42';

/** The calls about one student, answered by a school. */
export function pupilHandlers(school: SchoolPupils): HttpHandler[] {
  const find = (id: string | undefined) => school.pupils.find(({ student_id }) => student_id === id);
  return [
    http.get<Params>('/api/organization/students/:id', ({ params }) => {
      const found = find(params.id);
      return found ? HttpResponse.json(found) : refusal('auth/forbidden');
    }),
    http.post('/api/organization/students', async ({ request }) => {
      const { success, data } = NewPupilSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      const { class_id, full_name = null, username = 'brave-otter-7', password = NEW_PASSWORD } = data;
      const student_id = crypto.randomUUID();
      school.pupils = [...school.pupils, { ...PUPILS[0]!, student_id, class_id, full_name, username }];
      return HttpResponse.json({ student_id, username, password });
    }),
    http.put<Params>('/api/organization/students/:id', async ({ params, request }) => {
      const { success, data } = PupilUpdateSchema.safeParse(await request.json());
      const found = find(params.id);
      if (!success || !found) return refusal(success ? 'auth/forbidden' : 'request/invalid');
      const { renew_password: isRenewed, ...update } = data;
      const changed = { ...found, ...update };
      school.pupils = school.pupils.map(each => (each === found ? changed : each));
      return HttpResponse.json({ ...changed, password: isRenewed ? NEW_PASSWORD : null });
    }),
    http.delete<Params>('/api/organization/students/:id', ({ params }) => {
      school.pupils = school.pupils.filter(({ student_id }) => student_id !== params.id);
      return HttpResponse.json({ done: true });
    }),
    http.get('/api/profile/check-student-username-exists', ({ request }) => {
      const name = new URL(request.url).searchParams.get('student_username');
      return HttpResponse.json({
        exists: school.pupils.some(({ username }) => username === name),
        fit: true,
      });
    }),
    http.get<Params>('/api/level/work/:id', ({ params }) =>
      HttpResponse.json({ student_id: params.id, last_played: null, levels: school.levels }),
    ),
    http.get('/api/level/runs/:id/:course/:slug', () => HttpResponse.json({ runs: school.runs })),
  ];
}
