import { api } from '@burrow/client';
import type {
  AskedToTeach, AskToTeach, CheckedDomain, OwnTeacherRequest, SchoolDomains, TeacherRequests,
} from '@burrow/contracts'; // prettier-ignore

interface Answered {
  readonly id: string;
  readonly letIn: boolean;
}

const DOMAINS = '/organization/domains';
const OWN = '/organization/teacher-request';
const REQUESTS = '/organization/teacher-requests';

/** How adults come to a school: by its e-mail domains, or by asking. */
export const schoolAdultsApi = api
  .enhanceEndpoints({ addTagTypes: ['Domains', 'TeacherRequests', 'OwnTeacherRequest', 'Teachers'] })
  .injectEndpoints({
    endpoints: build => ({
      domains: build.query<SchoolDomains, void>({ query: () => DOMAINS, providesTags: ['Domains'] }),
      addDomain: build.mutation<SchoolDomains, string>({
        query: domain => ({ url: DOMAINS, method: 'POST', body: { domain } }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Domains']),
      }),
      checkDomain: build.mutation<CheckedDomain, string>({
        query: domain => ({ url: `${DOMAINS}/check`, method: 'POST', body: { domain } }),
        invalidatesTags: ['Domains'],
      }),
      removeDomain: build.mutation<SchoolDomains, string>({
        query: domain => ({ url: DOMAINS, method: 'DELETE', body: { domain } }),
        invalidatesTags: ['Domains'],
      }),
      ownTeacherRequest: build.query<OwnTeacherRequest, void>({
        query: () => OWN,
        providesTags: ['OwnTeacherRequest'],
      }),
      askToTeach: build.mutation<AskedToTeach, AskToTeach>({
        query: body => ({ url: OWN, method: 'POST', body }),
        invalidatesTags: (_answer, error) => (error ? [] : ['OwnTeacherRequest']),
      }),
      withdrawTeacherRequest: build.mutation<unknown, void>({
        query: () => ({ url: OWN, method: 'DELETE' }),
        invalidatesTags: ['OwnTeacherRequest'],
      }),
      teacherRequests: build.query<TeacherRequests, void>({
        query: () => REQUESTS,
        providesTags: ['TeacherRequests'],
      }),
      answerTeacherRequest: build.mutation<TeacherRequests, Answered>({
        query: ({ id, letIn }) => ({ url: `${REQUESTS}/${id}`, method: 'PUT', body: { let_in: letIn } }),
        invalidatesTags: ['TeacherRequests', 'Teachers'],
      }),
    }),
  });

export const {
  useAddDomainMutation, useAnswerTeacherRequestMutation, useAskToTeachMutation, useCheckDomainMutation, useDomainsQuery,
  useOwnTeacherRequestQuery, useRemoveDomainMutation, useTeacherRequestsQuery,
  useWithdrawTeacherRequestMutation,
} = schoolAdultsApi; // prettier-ignore
