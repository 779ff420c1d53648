import { api } from '@burrow/client';
import type { AcceptAgreement, Agreements } from '@burrow/contracts';

/** The agreement on the processing of data. */
export const agreementApi = api
  .enhanceEndpoints({ addTagTypes: ['Organization', 'Agreements'] })
  .injectEndpoints({
    endpoints: build => ({
      agreements: build.query<Agreements, void>({
        query: () => '/organization/agreement',
        providesTags: ['Agreements'],
      }),
      acceptAgreement: build.mutation<Agreements, AcceptAgreement>({
        query: body => ({ url: '/organization/agreement', method: 'POST', body }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Organization', 'Agreements']),
      }),
    }),
  });

export const { useAcceptAgreementMutation, useAgreementsQuery } = agreementApi;
