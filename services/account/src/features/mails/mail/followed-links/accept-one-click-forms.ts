import type { FastifyInstance } from '@burrow/service-kit';
import { DomainError } from '@burrow/service-kit';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Mail programs unsubscribe with a form of one known field (RFC 8058): its body is ignored. No other route
 * accepts a form.
 */
export function acceptOneClickForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORMS, { parseAs: 'string' }, (request, _body, done) => {
    if (request.url.startsWith('/api/user/unsubscribe/')) done(null, undefined);
    else done(new DomainError('request/malformed', 'The body must be JSON.'));
  });
}
