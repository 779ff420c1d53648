import { api, read, write } from '@burrow/client';
import { acceptAgreement, getAgreements } from '@burrow/contracts/calls';
import type { AcceptAgreement } from '@burrow/contracts';

/** The agreement on the processing of data. */
export const agreementApi = api
  .enhanceEndpoints({ addTagTypes: ['Organization', 'Agreements'] })
  .injectEndpoints({
    endpoints: build => ({
      agreements: read(build, getAgreements, { providesTags: ['Agreements'] }),
      acceptAgreement: write(build, (body: AcceptAgreement) => acceptAgreement({ body }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Organization', 'Agreements']),
      }),
    }),
  });

export const { useAcceptAgreementMutation, useAgreementsQuery } = agreementApi;
