import { api, write } from '@burrow/client';
import { restoreProfile, stopImpersonating } from '@burrow/contracts/calls';

/** Calls that undo what banners show. */
const bannersApi = api.injectEndpoints({
  endpoints: build => ({
    stopImpersonating: write(build, stopImpersonating),
    restoreProfile: write(build, restoreProfile, { invalidatesTags: ['CurrentUser'] }),
  }),
});

export const { useRestoreProfileMutation, useStopImpersonatingMutation } = bannersApi;
