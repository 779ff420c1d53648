import { api, type CurrentUser } from '@burrow/client';

/** Calls that undo what banners show. */
const bannersApi = api.injectEndpoints({
  endpoints: build => ({
    stopImpersonating: build.mutation<{ user: CurrentUser }, void>({
      query: () => ({ url: '/auth/impersonate/stop', method: 'POST' }),
    }),
    restoreProfile: build.mutation<{ deletion_at: string | null }, void>({
      query: () => ({ url: '/profile/restore', method: 'POST' }),
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

export const { useRestoreProfileMutation, useStopImpersonatingMutation } = bannersApi;
