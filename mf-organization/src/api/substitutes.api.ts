import { api, read, write } from '@burrow/client';
import { listComingClasses, listSubstitutes, removeSubstitute, setSubstitute } from '@burrow/contracts/calls';
import type { SubstituteDays } from '@burrow/contracts';

interface OfClass {
  readonly classId: string;
  readonly userId: string;
}

interface Given extends OfClass {
  readonly days: SubstituteDays;
}

/** Who has classes for some days. The class has another version afterwards. */
export const substitutesApi = api
  .enhanceEndpoints({ addTagTypes: ['Substitutes', 'Classes'] })
  .injectEndpoints({
    endpoints: build => ({
      substitutes: read(build, (id: string) => listSubstitutes({ class_id: id }), {
        providesTags: ['Substitutes'],
      }),
      comingClasses: read(build, () => listComingClasses(), { providesTags: ['Substitutes'] }),
      setSubstitute: write(
        build,
        ({ classId, userId, days }: Given) =>
          setSubstitute({ class_id: classId, user_id: userId, body: days }),
        {
          invalidatesTags: (_answer, error, { classId: id }) =>
            error ? [] : ['Substitutes', { type: 'Classes', id }],
        },
      ),
      removeSubstitute: write(
        build,
        ({ classId, userId }: OfClass) => removeSubstitute({ class_id: classId, user_id: userId }),
        {
          invalidatesTags: (_answer, error, { classId: id }) =>
            error ? [] : ['Substitutes', { type: 'Classes', id }],
        },
      ),
    }),
  });

export const {
  useComingClassesQuery,
  useRemoveSubstituteMutation,
  useSetSubstituteMutation,
  useSubstitutesQuery,
} = substitutesApi;
