import { type ClassSets, GiveSeatsSchema } from '@burrow/contracts';
import { refusal } from '@burrow/remote-testing/refusal';
import { http, HttpResponse, type HttpHandler } from 'msw';

interface WithSets {
  sets: ClassSets['class_sets'];
}

/** Class sets of a school, and their seats. */
export const classSetsHandlers = (school: WithSets): HttpHandler[] => [
  http.get('/api/payment/class-sets', () => HttpResponse.json({ class_sets: school.sets })),
  http.post<Record<'id', string>>('/api/payment/class-sets/:id/students', async ({ params, request }) => {
    const { data } = GiveSeatsSchema.safeParse(await request.json());
    if (!data) return refusal('request/invalid');
    const set = school.sets.find(({ purchase_id }) => purchase_id === params.id);
    if (!set || set.student_ids.length + data.student_ids.length > set.seats)
      return refusal('payment/no-seats-left');
    const given = { ...set, student_ids: [...set.student_ids, ...data.student_ids] };
    school.sets = school.sets.map(each => (each === set ? given : each));
    return HttpResponse.json({ done: true });
  }),
];
