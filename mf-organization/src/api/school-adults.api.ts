import { api, read, write } from '@burrow/client';
import {
  addSchoolDomain,
  answerTeacherRequest,
  askToTeach,
  checkSchoolDomain,
  getTeacherRequest,
  listSchoolDomains,
  listTeacherRequests,
  removeSchoolDomain,
  updateSchoolDomains,
  withdrawTeacherRequest,
} from '@burrow/contracts/calls';
import type { AskToTeach } from '@burrow/contracts';

interface Answered {
  readonly id: string;
  readonly letIn: boolean;
}

/** How adults come to a school: by its email domains, or by asking. */
export const schoolAdultsApi = api
  .enhanceEndpoints({ addTagTypes: ['Domains', 'TeacherRequests', 'OwnTeacherRequest', 'Teachers'] })
  .injectEndpoints({
    endpoints: build => ({
      domains: read(build, listSchoolDomains, { providesTags: ['Domains'] }),
      addDomain: write(build, (domain: string) => addSchoolDomain({ body: { domain } }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Domains']),
      }),
      checkDomain: write(build, (domain: string) => checkSchoolDomain({ body: { domain } }), {
        invalidatesTags: ['Domains'],
      }),
      removeDomain: write(build, (domain: string) => removeSchoolDomain({ body: { domain } }), {
        invalidatesTags: ['Domains'],
      }),
      openDomain: write(
        build,
        (body: { readonly domain: string; readonly joins_at_once: boolean }) => updateSchoolDomains({ body }),
        { invalidatesTags: ['Domains'] },
      ),
      ownTeacherRequest: read(build, getTeacherRequest, { providesTags: ['OwnTeacherRequest'] }),
      askToTeach: write(build, (body: AskToTeach) => askToTeach({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['OwnTeacherRequest']),
      }),
      withdrawTeacherRequest: write(build, withdrawTeacherRequest, {
        invalidatesTags: ['OwnTeacherRequest'],
      }),
      teacherRequests: read(build, listTeacherRequests, { providesTags: ['TeacherRequests'] }),
      answerTeacherRequest: write(
        build,
        ({ id, letIn }: Answered) => answerTeacherRequest({ user_id: id, body: { let_in: letIn } }),
        { invalidatesTags: ['TeacherRequests', 'Teachers'] },
      ),
    }),
  });

export const {
  useAddDomainMutation,
  useAnswerTeacherRequestMutation,
  useAskToTeachMutation,
  useCheckDomainMutation,
  useDomainsQuery,
  useOpenDomainMutation,
  useOwnTeacherRequestQuery,
  useRemoveDomainMutation,
  useTeacherRequestsQuery,
  useWithdrawTeacherRequestMutation,
} = schoolAdultsApi;
