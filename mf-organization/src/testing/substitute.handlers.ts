import { type ComingClasses, type Substitute, SubstituteDaysSchema } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';

interface SchoolSubstitutes {
  substitutes: Substitute[];
  coming: ComingClasses['classes'];
}

/** The calls about who has a class for some days, answered by a school. */
export function substituteHandlers(school: SchoolSubstitutes): HttpHandler[] {
  const shown = (class_id: string) => ({ class_id, substitutes: school.substitutes });
  const others = (user: string) => school.substitutes.filter(({ user_id }) => user_id !== user);
  return [
    answer('listSubstitutes', ({ params }) => shown(params.class_id)),
    answer('listComingClasses', () => ({ classes: school.coming })),
    answer('setSubstitute', async ({ params: { class_id, user_id }, request }) => {
      const { success, data } = SubstituteDaysSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      school.substitutes = [...others(user_id), { user_id, ...data }];
      return HttpResponse.json(shown(class_id));
    }),
    answer('removeSubstitute', ({ params: { class_id, user_id } }) => {
      school.substitutes = others(user_id);
      return HttpResponse.json(shown(class_id));
    }),
  ];
}
