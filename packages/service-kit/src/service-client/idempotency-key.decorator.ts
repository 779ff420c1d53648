import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { z } from 'zod';
import type { FastifyRequest } from '../http/fastify.types.ts';
import { invalidRequest } from '../validation/validation.pipe.ts';

/** The header by which a service recognises a call that it has already handled. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

const KeySchema = z.uuid();

/** The key of a call whose contract requires one. Its handler must do nothing twice for the same key. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const { data } = KeySchema.safeParse(headers[IDEMPOTENCY_KEY_HEADER]);
  if (data) return data;
  throw invalidRequest([{ path: [IDEMPOTENCY_KEY_HEADER], message: 'a UUID' }]);
});
