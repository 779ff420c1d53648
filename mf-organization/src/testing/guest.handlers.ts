import type { FoundGuest, Guest } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';

interface SchoolGuests {
  guests: Guest[];
  /** Who could be one. */
  elsewhere: FoundGuest[];
}

/** The calls about students of other classes, answered by a school. */
export function guestHandlers(school: SchoolGuests): HttpHandler[] {
  const shown = (class_id: string) => ({ class_id, guests: school.guests });
  return [
    answer('listGuests', ({ params }) => shown(params.class_id)),
    answer('findGuests', ({ request }) => {
      const words = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
      const isGuest = (id: string) => school.guests.some(({ student_id }) => student_id === id);
      return {
        students: school.elsewhere.filter(
          ({ student_id, name }) => !isGuest(student_id) && name.toLowerCase().includes(words),
        ),
      };
    }),
    answer('addGuest', ({ params: { class_id, student_id } }) => {
      const found = school.elsewhere.find(each => each.student_id === student_id);
      if (!found) return refusal('auth/forbidden');
      school.guests = [...school.guests, { ...found, since: '2026-11-27T12:00:00.000Z' }];
      return HttpResponse.json(shown(class_id));
    }),
    answer('removeGuest', ({ params: { class_id, student_id } }) => {
      school.guests = school.guests.filter(each => each.student_id !== student_id);
      return HttpResponse.json(shown(class_id));
    }),
  ];
}
