import type { FastifyInstance, FastifyReply, FastifyRequest } from '../http/fastify.types.ts';
import { classifyError } from './classify-error.ts';
import { keepFailure } from './failure-code.ts';
import { statusOfCode, toErrorAnswer } from './to-error-answer.ts';

/** Answers with an ErrorAnswer; logs failures that are our fault. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = classifyError(error);
  const status = statusOfCode(failure);
  keepFailure(request, failure.code);
  if (status >= 500) request.log.error({ err: error, reason: failure.code }, 'request failed');
  if (reply.sent) return;
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  reply.status(status).header('cache-control', 'no-store').send(toErrorAnswer(failure, request.id));
}

/** Makes routes that are registered directly on fastify, before Nest's, fail in the same way. */
export function useErrorAnswers(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}
