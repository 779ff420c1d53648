import { api } from '@burrow/client';
import type { ClassFocus, ClassFocusUpdate, Look } from '@burrow/contracts';

interface FocusChange {
  readonly id: string;
  readonly update: ClassFocusUpdate;
}

interface LookAt {
  readonly studentId: string;
  readonly look: Look;
}

const focusPath = (id: string): string => `/level/class/${id}/focus`;

/** What happens in a lesson. The stream says when it is to be read again. */
export const lessonApi = api.enhanceEndpoints({ addTagTypes: ['ClassWork', 'Pupils'] }).injectEndpoints({
  endpoints: build => ({
    classFocus: build.query<ClassFocus, string>({
      query: focusPath,
      providesTags: ['ClassWork', 'Pupils'],
      extraOptions: { maxRetries: 0 },
    }),
    setClassFocus: build.mutation<ClassFocus, FocusChange>({
      query: ({ id, update }) => ({ url: focusPath(id), method: 'PUT', body: update }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(lessonApi.util.upsertQueryData('classFocus', id, answer.data));
      },
    }),
    lookAt: build.mutation<unknown, LookAt>({
      // Kept alive, so that it is said even when the tab is closed.
      query: ({ studentId, look }) => ({
        url: `/level/look/${studentId}`,
        method: 'PUT',
        body: look,
        keepalive: true,
      }),
    }),
  }),
});

export const { useClassFocusQuery, useLookAtMutation, useSetClassFocusMutation } = lessonApi;
