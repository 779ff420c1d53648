import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from '../http/fastify.types.ts';
import { classifyError } from './classify-error.ts';
import { statusOfCode, toErrorAnswer } from './error-answer.ts';

/** Turns every failure of a request into an ErrorAnswer; logs those that nobody foresaw. */
@Catch()
export class ErrorAnswerFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const failure = classifyError(error);
    const status = statusOfCode(failure);
    if (status >= 500) request.log.error({ err: error, code: failure.code }, 'request failed');
    if (reply.sent) return;
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
    reply.status(status).header('cache-control', 'no-store').send(toErrorAnswer(failure, request.id));
  }
}
