import { type ClassFocus, ClassFocusUpdateSchema, LookSchema } from '@burrow/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { refusal } from '@burrow/remote-testing/refusal';

/** To what the made-up classes are called: all to the same. */
export function lessonHandlers(): HttpHandler[] {
  let shown: ClassFocus = { focus: null, arrived: 0, students: 2 };
  return [
    http.get('/api/level/class/:id/focus', () => HttpResponse.json(shown)),
    http.put('/api/level/class/:id/focus', async ({ request }) => {
      const { data } = ClassFocusUpdateSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      shown =
        'end' in data
          ? { ...shown, focus: null, arrived: 0 }
          : { ...shown, focus: { id: crypto.randomUUID(), level: data.level }, arrived: 1 };
      return HttpResponse.json(shown);
    }),
    http.put('/api/level/look/:id', async ({ request }) =>
      LookSchema.safeParse(await request.json()).success
        ? HttpResponse.json({ done: true })
        : refusal('request/invalid'),
    ),
  ];
}
