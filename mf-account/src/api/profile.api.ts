import { api, read, write } from '@burrow/client';
import {
  beginSecondFactor,
  confirmSecondFactor,
  deleteProfile,
  endSession,
  exportProfile,
  getProfile,
  getSecondFactor,
  linkOwnGoogle,
  listSessions,
  logoutEverywhere,
  removeSecondFactor,
  sendFeedback,
  unlinkOwnGoogle,
  updateProfile,
} from '@burrow/contracts/calls';
import type { Feedback, OwnGoogle, ProfileUpdate, RemoveSecondFactor } from '@burrow/contracts';

/** Calls about the person who is logged in. */
export const profileApi = api
  .enhanceEndpoints({ addTagTypes: ['Profile', 'SecondFactor', 'Sessions'] })
  .injectEndpoints({
    endpoints: build => ({
      profile: read(build, getProfile, { providesTags: ['Profile'] }),
      updateProfile: write(build, (body: ProfileUpdate) => updateProfile({ body }), {
        invalidatesTags: (_answer, error) =>
          error ? [] : ['Profile', 'CurrentUser', 'Language', 'Sessions'],
      }),
      planDeletion: write(build, (body: { current_password?: string }) => deleteProfile({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Profile', 'CurrentUser']),
      }),
      linkGoogleAccount: write(build, (body: OwnGoogle) => linkOwnGoogle({ body })),
      unlinkGoogleAccount: write(build, (body: OwnGoogle) => unlinkOwnGoogle({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Profile']),
      }),
      sessions: read(build, listSessions, { providesTags: ['Sessions'] }),
      endSession: write(build, (id: string) => endSession({ session_id: id }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Sessions']),
      }),
      endAllSessions: write(build, logoutEverywhere),
      accountExport: read(build, exportProfile, { keepUnusedDataFor: 0 }),
      secondFactor: read(build, getSecondFactor, { providesTags: ['SecondFactor'] }),
      beginSecondFactor: write(build, (body: { current_password?: string }) => beginSecondFactor({ body })),
      // Not read again at once: the recovery codes are in view.
      confirmSecondFactor: write(build, (code: string) => confirmSecondFactor({ body: { code } }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Sessions']),
      }),
      removeSecondFactor: write(build, (body: RemoveSecondFactor) => removeSecondFactor({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['SecondFactor']),
      }),
      sendFeedback: write(build, (body: Feedback) => sendFeedback({ body })),
    }),
  });

export const {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useSecondFactorQuery,
  useEndAllSessionsMutation,
  useEndSessionMutation,
  useLinkGoogleAccountMutation,
  useUnlinkGoogleAccountMutation,
  usePlanDeletionMutation,
  useProfileQuery,
  useSendFeedbackMutation,
  useSessionsQuery,
  useUpdateProfileMutation,
} = profileApi;
