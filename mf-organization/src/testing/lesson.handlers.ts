import { type ClassFocus, ClassFocusUpdateSchema, LookSchema } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';

/** To what the made-up classes are called: all to the same. */
export function lessonHandlers(): HttpHandler[] {
  let shown: ClassFocus = { focus: null, arrived: 0, students: 2 };
  return [
    answer('getClassFocus', () => shown),
    answer('setClassFocus', async ({ request }) => {
      const { data } = ClassFocusUpdateSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      shown =
        'end' in data
          ? { ...shown, focus: null, arrived: 0 }
          : { ...shown, focus: { id: crypto.randomUUID(), level: data.level }, arrived: 1 };
      return HttpResponse.json(shown);
    }),
    answer('lookAtStudent', async ({ request }) =>
      LookSchema.safeParse(await request.json()).success
        ? HttpResponse.json({ done: true })
        : refusal('request/invalid'),
    ),
  ];
}
