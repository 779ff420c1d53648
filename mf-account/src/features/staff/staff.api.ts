import { api, read, write } from '@burrow/client';
import {
  impersonateStudent,
  impersonateUser,
  searchEmails,
  searchOrganizations,
  searchStudentUsernames,
} from '@burrow/contracts/calls';

interface Search {
  readonly query: string;
  readonly organizationId?: string;
}

const searched = ({ query, organizationId }: Search) => ({
  query,
  ...(organizationId && { organization_id: organizationId }),
});

/** The search of staff and administrators, and acting as somebody. */
const staffApi = api.injectEndpoints({
  endpoints: build => ({
    searchOrganizations: read(build, ({ query }: Search) => searchOrganizations({ query }), {
      keepUnusedDataFor: 0,
    }),
    searchEmails: read(build, (asked: Search) => searchEmails(searched(asked)), { keepUnusedDataFor: 0 }),
    searchUsernames: read(build, (asked: Search) => searchStudentUsernames(searched(asked)), {
      keepUnusedDataFor: 0,
    }),
    impersonateUser: write(build, (id: string) => impersonateUser({ target_user_id: id })),
    impersonateStudent: write(build, (id: string) => impersonateStudent({ target_student_id: id })),
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
