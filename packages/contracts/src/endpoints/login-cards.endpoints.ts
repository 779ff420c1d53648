import { LoginCardsSchema, MadeLoginCardsSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** Cards with which students of an organisation log in. */
export const LOGIN_CARD_ENDPOINTS = {
  makeLoginCards: endpoint({
    method: 'POST',
    path: '/api/organization/login-cards',
    access: 'teaching',
    childActs: ['cards-made', 'cards-and-passwords-made'],
    summary: 'Creates log-in cards, with new passwords if wanted. They are returned here and nowhere else.',
    body: LoginCardsSchema,
    answer: MadeLoginCardsSchema,
    errors: [
      'auth/not-logged-in',
      'auth/forbidden',
      'request/cross-site',
      'user/unknown',
      'gateway/service-down',
    ],
  }),
} satisfies Record<string, EndpointContract>;
