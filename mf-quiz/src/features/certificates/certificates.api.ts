import { api, read, write } from '@burrow/client';
import { chooseCertificateName, getCertificate, listCertificates } from '@burrow/contracts/calls';
import type { ShownName } from '@burrow/contracts';

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
    certificates: read(build, (params: CertificatesAsked) => listCertificates(params)),
    certificate: read(build, ({ id, language }: CertificateAsked) =>
      getCertificate({ certificate_id: id, language }),
    ),
    chooseName: write(
      build,
      ({ id, language, shown_name }: CertificateAsked & { readonly shown_name: ShownName }) =>
        chooseCertificateName({ certificate_id: id, language, body: { shown_name } }),
      {
        async onQueryStarted({ id, language }, { dispatch, queryFulfilled }) {
          const answer = await queryFulfilled.catch(() => null);
          if (answer)
            dispatch(certificatesApi.util.upsertQueryData('certificate', { id, language }, answer.data));
        },
      },
    ),
  }),
});

export const { useCertificatesQuery, useCertificateQuery, useChooseNameMutation } = certificatesApi;
