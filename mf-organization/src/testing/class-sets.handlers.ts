import { type ClassSets, GiveSeatsSchema } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { HttpResponse, type HttpHandler } from 'msw';

interface WithSets {
  sets: ClassSets['class_sets'];
}

/** Class sets of a school, and their seats. */
export const classSetsHandlers = (school: WithSets): HttpHandler[] => [
  answer('listClassSets', () => ({ class_sets: school.sets })),
  answer('giveSeats', async ({ params, request }) => {
    const { data } = GiveSeatsSchema.safeParse(await request.json());
    if (!data) return refusal('request/invalid');
    const set = school.sets.find(({ purchase_id }) => purchase_id === params.purchase_id);
    if (!set || set.student_ids.length + data.student_ids.length > set.seats)
      return refusal('payment/no-seats-left');
    const given = { ...set, student_ids: [...set.student_ids, ...data.student_ids] };
    school.sets = school.sets.map(each => (each === set ? given : each));
    return HttpResponse.json({ done: true });
  }),
];
