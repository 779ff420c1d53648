import { api } from '@burrow/client';
import type {
  AccountExport,
  BegunSecondFactor,
  Feedback,
  OwnGoogle,
  Profile,
  ProfileUpdate,
  RecoveryCodes,
  RemoveSecondFactor,
  SecondFactor,
  SessionEntry,
} from '@burrow/contracts';

const SECOND_FACTOR = '/profile/second-factor';

/** Calls about the person who is logged in. */
export const profileApi = api
  .enhanceEndpoints({ addTagTypes: ['Profile', 'SecondFactor', 'Sessions'] })
  .injectEndpoints({
    endpoints: build => ({
      profile: build.query<Profile, void>({ query: () => '/profile', providesTags: ['Profile'] }),
      updateProfile: build.mutation<Profile, ProfileUpdate>({
        query: body => ({ url: '/profile', method: 'POST', body }),
        invalidatesTags: (_answer, error) =>
          error ? [] : ['Profile', 'CurrentUser', 'Language', 'Sessions'],
      }),
      planDeletion: build.mutation<{ deletion_at: string | null }, { current_password?: string }>({
        query: body => ({ url: '/profile', method: 'DELETE', body }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Profile', 'CurrentUser']),
      }),
      linkGoogleAccount: build.mutation<{ location: string }, OwnGoogle>({
        query: body => ({ url: '/profile/google', method: 'POST', body }),
      }),
      unlinkGoogleAccount: build.mutation<unknown, OwnGoogle>({
        query: body => ({ url: '/profile/google', method: 'DELETE', body }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Profile']),
      }),
      sessions: build.query<{ sessions: SessionEntry[] }, void>({
        query: () => '/profile/sessions',
        providesTags: ['Sessions'],
      }),
      endSession: build.mutation<unknown, string>({
        query: id => ({ url: `/profile/sessions/${id}`, method: 'DELETE' }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Sessions']),
      }),
      endAllSessions: build.mutation<unknown, void>({
        query: () => ({ url: '/auth/logout-everywhere', method: 'POST' }),
      }),
      accountExport: build.query<AccountExport, void>({
        query: () => '/profile/export',
        keepUnusedDataFor: 0,
      }),
      secondFactor: build.query<SecondFactor, void>({
        query: () => SECOND_FACTOR,
        providesTags: ['SecondFactor'],
      }),
      beginSecondFactor: build.mutation<BegunSecondFactor, { current_password?: string }>({
        query: body => ({ url: SECOND_FACTOR, method: 'POST', body }),
      }),
      // Not read again at once: the recovery codes are in view.
      confirmSecondFactor: build.mutation<RecoveryCodes, string>({
        query: code => ({ url: SECOND_FACTOR, method: 'PUT', body: { code } }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Sessions']),
      }),
      removeSecondFactor: build.mutation<unknown, RemoveSecondFactor>({
        query: body => ({ url: SECOND_FACTOR, method: 'DELETE', body }),
        invalidatesTags: (_answer, error) => (error ? [] : ['SecondFactor']),
      }),
      sendFeedback: build.mutation<unknown, Feedback>({
        query: body => ({ url: '/user/feedback', method: 'POST', body }),
      }),
    }),
  });

export const {
  useBeginSecondFactorMutation, useConfirmSecondFactorMutation, useRemoveSecondFactorMutation, useSecondFactorQuery,
  useEndAllSessionsMutation, useEndSessionMutation, useLinkGoogleAccountMutation, useUnlinkGoogleAccountMutation, usePlanDeletionMutation, useProfileQuery, useSendFeedbackMutation,
  useSessionsQuery, useUpdateProfileMutation,
} = profileApi; // prettier-ignore
