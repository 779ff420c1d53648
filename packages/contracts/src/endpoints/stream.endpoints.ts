import { z } from 'zod';
import { StreamQuerySchema } from '../stream.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** What open pages are told. */
export const STREAM_ENDPOINTS = {
  openStream: endpoint({
    method: 'GET',
    path: '/api/stream',
    access: 'logged-in',
    summary: 'Tells an open page what changed, as server-sent events, until the session ends.',
    query: StreamQuerySchema,
    answer: z.string(),
    streams: true,
    errors: ['request/too-many'],
  }),
} satisfies Record<string, EndpointContract>;
