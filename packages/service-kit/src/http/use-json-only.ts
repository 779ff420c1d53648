import { DomainError } from '../errors/domain.error.ts';
import type { FastifyInstance } from './fastify.types.ts';
import { wantsRawBody } from './raw-body.decorator.ts';

const MAX_DEPTH = 100;

/** Whether JSON text is nested more than 100 levels deep. Schemas recurse, so deeper text would overflow the stack. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (inString) {
      if (char === 0x5c) at++;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x5b || char === 0x7b) {
      if (++depth > MAX_DEPTH) return true;
    } else if (char === 0x5d || char === 0x7d) depth--;
  }
  return false;
}

/** Makes JSON the only kind of body that a service reads. */
export function useJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (wantsRawBody(request)) return done(null, text);
    if (isTooDeep(text)) return done(new DomainError('request/malformed', 'The body is nested too deeply.'));
    parse(request, text, done);
  });
}
