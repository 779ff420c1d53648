import { type AuthorisationMatrix, open } from '@burrow/service-kit/testing';

export const MATRIX: AuthorisationMatrix<'gateway'> = {
  reportClientError: open({ body: { remote: 'mf_play', version: '0.1.0', code: 'load', browser: 'other' } }),
};
