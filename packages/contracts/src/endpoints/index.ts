import { ASSISTANT_ENDPOINTS } from './assistant.endpoints.ts';
import { AUTH_ENDPOINTS } from './auth.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { LEVEL_ENDPOINTS } from './level.endpoints.ts';
import { PROFILE_ENDPOINTS } from './profile.endpoints.ts';
import { USER_ENDPOINTS } from './user.endpoints.ts';

export type { Access, Endpoint, HttpMethod, ServiceName, SessionEffect } from './endpoint.ts';

/** Every endpoint that exists, by operation name. */
export const ENDPOINTS = {
  ...AUTH_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...USER_ENDPOINTS,
  ...LEVEL_ENDPOINTS,
  ...ASSISTANT_ENDPOINTS,
} satisfies Record<string, Endpoint>;

export type OperationName = keyof typeof ENDPOINTS;
