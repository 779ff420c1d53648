import {
  BeginSecondFactorSchema,
  BegunSecondFactorSchema,
  DoneSchema,
  FactorCodeBodySchema,
  LoggedInSchema,
  RecoveryCodesSchema,
  RemoveSecondFactorSchema,
  SecondFactorSchema,
} from '../account/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site', 'auth/too-many-attempts'] as const;
const path = '/api/profile/second-factor';

/** A code that is asked at log-in after the password. */
export const SECOND_FACTOR_ENDPOINTS = {
  logInWithCode: endpoint({ method: 'POST', path: '/api/auth/second-factor', access: 'anyone', sessionEffect: 'own',
    summary: 'Completes a log-in of this browser that needs a code.', body: FactorCodeBodySchema, answer: LoggedInSchema,
    errors: ['auth/wrong-code', 'auth/second-factor-lost', 'auth/token-invalid', 'auth/too-many-attempts', 'request/cross-site'] }),
  getSecondFactor: endpoint({ method: 'GET', path, access: 'user',
    summary: 'Tells whether the caller is asked for a code at log-in.', answer: SecondFactorSchema, errors: reading }),
  beginSecondFactor: endpoint({ method: 'POST', path, access: 'user', childActs: [],
    summary: 'Creates a key for an authenticator app, which takes effect once it is confirmed.', body: BeginSecondFactorSchema,
    answer: BegunSecondFactorSchema, errors: [...writing, 'auth/wrong-password', 'auth/second-factor-on'] }),
  confirmSecondFactor: endpoint({ method: 'PUT', path, access: 'user', childActs: [], sessionEffect: 'own',
    summary: 'Confirms the key with a code, ends all other sessions, and returns the recovery codes, once.', body: FactorCodeBodySchema,
    answer: RecoveryCodesSchema, errors: [...writing, 'auth/wrong-code', 'auth/second-factor-lost', 'auth/second-factor-on'] }),
  removeSecondFactor: endpoint({ method: 'DELETE', path, access: 'user', childActs: [], sessionEffect: 'own',
    summary: 'Turns the second factor off.', body: RemoveSecondFactorSchema, answer: DoneSchema,
    errors: [...writing, 'auth/wrong-password', 'auth/wrong-code', 'auth/second-factor-lost'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
