import { api } from '@burrow/client';
import type { Certificate, Certificates, ShownName } from '@burrow/contracts';

export interface CertificatesAsked {
  /** Missing for the caller's own. */
  readonly student_id?: string;
  readonly language: string;
}

export interface CertificateAsked {
  readonly id: string;
  readonly language: string;
}

const certificatesApi = api.injectEndpoints({
  endpoints: build => ({
    certificates: build.query<Certificates, CertificatesAsked>({
      query: params => ({ url: '/certificate', params }),
    }),
    certificate: build.query<Certificate, CertificateAsked>({
      query: ({ id, language }) => ({ url: `/certificate/${id}`, params: { language } }),
    }),
    chooseName: build.mutation<Certificate, CertificateAsked & { readonly shown_name: ShownName }>({
      query: ({ id, language, shown_name }) => ({
        url: `/certificate/${id}/name`,
        method: 'PUT',
        params: { language },
        body: { shown_name },
      }),
      async onQueryStarted({ id, language }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(certificatesApi.util.upsertQueryData('certificate', { id, language }, answer.data));
      },
    }),
  }),
});

export const { useCertificatesQuery, useCertificateQuery, useChooseNameMutation } = certificatesApi;
