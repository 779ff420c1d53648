import { api, read, write } from '@burrow/client';
import { getClassFocus, lookAtStudent, setClassFocus } from '@burrow/contracts/calls';
import type { ClassFocusUpdate, Look } from '@burrow/contracts';

interface FocusChange {
  readonly id: string;
  readonly update: ClassFocusUpdate;
}

interface LookAt {
  readonly studentId: string;
  readonly look: Look;
}

/** What happens in a lesson. The stream says when it is to be read again. */
export const lessonApi = api.enhanceEndpoints({ addTagTypes: ['ClassWork', 'Pupils'] }).injectEndpoints({
  endpoints: build => ({
    classFocus: read(build, (id: string) => getClassFocus({ class_id: id }), {
      providesTags: ['ClassWork', 'Pupils'],
      extraOptions: { maxRetries: 0 },
    }),
    setClassFocus: write(
      build,
      ({ id, update }: FocusChange) => setClassFocus({ class_id: id, body: update }),
      {
        onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => null);
          if (answer) dispatch(lessonApi.util.upsertQueryData('classFocus', id, answer.data));
        },
      },
    ),
    // Kept alive, so that it is said even when the tab is closed.
    lookAt: write(build, ({ studentId, look }: LookAt) => ({
      ...lookAtStudent({ student_id: studentId, body: look }),
      keepalive: true,
    })),
  }),
});

export const { useClassFocusQuery, useLookAtMutation, useSetClassFocusMutation } = lessonApi;
