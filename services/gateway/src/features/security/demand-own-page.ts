import type { Endpoint } from '@burrow/contracts';
import { DomainError, type FastifyRequest } from '@burrow/service-kit';
import { isCrossSite } from './cross-site.rules.ts';
import { CSRF_HEADER, isCsrfToken, needsCsrfToken } from './csrf.rules.ts';
import { ownOrigin } from './use-security-headers.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** @throws DomainError request/cross-site if a call that changes state does not come from one of our own pages */
export function demandOwnPage(
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'changesState' | 'fromAnywhere'>,
  visitor: string | undefined,
  cookieSecret: string,
): void {
  if (endpoint.fromAnywhere) return;
  const { method, headers, protocol, hostname } = request;
  const changesState = endpoint.changesState ?? false;
  if (!changesState && SAFE_METHODS.has(method)) return;
  if (needsCsrfToken(protocol, hostname) && headers.cookie !== undefined) {
    if (visitor && isCsrfToken(headers[CSRF_HEADER], visitor, cookieSecret)) return;
  } else if (!isCrossSite({ method, headers, ownOrigin: ownOrigin(request), changesState })) return;
  throw new DomainError('request/cross-site', 'This request must come from this site.');
}
