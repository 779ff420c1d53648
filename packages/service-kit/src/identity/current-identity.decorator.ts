import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Identity } from './identity.ts';
import type { RequestWithIdentity } from './identity.guard.ts';

/** The identity that the guard checked. */
export const CurrentIdentity = createParamDecorator((_: unknown, context: ExecutionContext): Identity => {
  const { identity } = context.switchToHttp().getRequest<RequestWithIdentity>();
  if (!identity) throw new Error('CurrentIdentity on a public route');
  return identity;
});
