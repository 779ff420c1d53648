import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { z } from 'zod';
import type { RequestWithIdentity } from '../identity/identity.guard.ts';
import { invalidRequest } from '../validation/validation.pipe.ts';

const PARTS = ['params', 'query', 'body'] as const;

/** The schemas of a request, as a contract declares them. `bodyAsRead` goes before `body`. */
export type RequestSchemas = Readonly<Partial<Record<(typeof PARTS)[number] | 'bodyAsRead', z.ZodType>>>;

/**
 * The request as its contract describes it. What no schema of the contract reads does not reach the handler.
 *
 * @throws DomainError request/invalid, with the fields of every part that does not match
 */
function readRequest(schemas: RequestSchemas, context: ExecutionContext) {
  const request = context.switchToHttp().getRequest<RequestWithIdentity>();
  const { identity } = request;
  if (!identity) throw new Error('A call of a contract on a public route');
  const { params, query, body, bodyAsRead = body } = schemas;
  const read = { params, query, body: bodyAsRead };
  const parsed = PARTS.map(part => [part, read[part]?.safeParse(request[part])] as const);
  const issues = parsed.flatMap(([, result]) => result?.error?.issues ?? []);
  if (issues.length > 0) throw invalidRequest(issues);
  return { identity, ...Object.fromEntries(parsed.map(([part, result]) => [part, result?.data])) };
}

/** The first parameter of every handler of a contract: `ApiRoute` and `ServiceRoute` put it there. */
export const ContractRequest = createParamDecorator(readRequest);
