import { api } from '@burrow/client';
import type {
  AccountExport,
  Feedback,
  OwnGoogle,
  Profile,
  ProfileUpdate,
  SessionEntry,
} from '@burrow/contracts';

/** Calls about the person who is logged in. */
export const profileApi = api.enhanceEndpoints({ addTagTypes: ['Profile', 'Sessions'] }).injectEndpoints({
  endpoints: build => ({
    profile: build.query<Profile, void>({ query: () => '/profile', providesTags: ['Profile'] }),
    updateProfile: build.mutation<Profile, ProfileUpdate>({
      query: body => ({ url: '/profile', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Profile', 'CurrentUser', 'Language', 'Sessions']),
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
    sendFeedback: build.mutation<unknown, Feedback>({
      query: body => ({ url: '/user/feedback', method: 'POST', body }),
    }),
  }),
});

export const {
  useEndAllSessionsMutation, useEndSessionMutation, useLinkGoogleAccountMutation, useUnlinkGoogleAccountMutation, usePlanDeletionMutation, useProfileQuery, useSendFeedbackMutation,
  useSessionsQuery, useUpdateProfileMutation,
} = profileApi; // prettier-ignore
