import { api, type CurrentUser } from '@burrow/client';

/** What the banners undo. */
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
