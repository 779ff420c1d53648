import { api } from '@burrow/client';
import type { FoundOrganizations, FoundStudents, FoundUsers, LoggedIn } from '@burrow/contracts';

interface Search {
  readonly query: string;
  readonly organizationId?: string;
}

const search = (what: string, { query, organizationId }: Search) => ({
  url: `/user/search/${what}`,
  params: { query, ...(organizationId ? { organization_id: organizationId } : {}) },
});

/** The search of staff and administrators, and acting as somebody. */
const staffApi = api.injectEndpoints({
  endpoints: build => ({
    searchOrganizations: build.query<FoundOrganizations, Search>({
      query: ({ query }) => search('organizations', { query }),
      keepUnusedDataFor: 0,
    }),
    searchEmails: build.query<FoundUsers, Search>({
      query: asked => search('emails', asked),
      keepUnusedDataFor: 0,
    }),
    searchUsernames: build.query<FoundStudents, Search>({
      query: asked => search('student_usernames', asked),
      keepUnusedDataFor: 0,
    }),
    impersonateUser: build.mutation<LoggedIn, string>({
      query: id => ({ url: '/auth/impersonate/user', method: 'POST', params: { target_user_id: id } }),
    }),
    impersonateStudent: build.mutation<LoggedIn, string>({
      query: id => ({ url: '/auth/impersonate/student', method: 'POST', params: { target_student_id: id } }),
    }),
  }),
});

export const {
  useSearchOrganizationsQuery,
  useLazySearchEmailsQuery,
  useSearchEmailsQuery,
  useSearchUsernamesQuery,
  useImpersonateUserMutation,
  useImpersonateStudentMutation,
} = staffApi;
