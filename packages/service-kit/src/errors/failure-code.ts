import type { FastifyRequest } from '../http/fastify.types.ts';

const codes = new WeakMap<FastifyRequest, string>();

/** Keeps with which code a request failed. */
export const keepFailure = (request: FastifyRequest, code: string): unknown => codes.set(request, code);

/** Returns with which code a request failed here, if it did: the gateway knows no codes of services. */
export const failureCode = (request: FastifyRequest): string | undefined => codes.get(request);
