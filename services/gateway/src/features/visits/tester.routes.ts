import { DomainError, type FastifyInstance } from '@burrow/service-kit';
import { testerCookie, testerSeconds } from './tester-token.rules.ts';

/** The link that `npm run tester` prints, and the one that makes a tester a visitor like any other again. */
export function useTesterRoutes(fastify: FastifyInstance, serviceKey: string): void {
  fastify.get<{ Params: { token: string } }>('/tester/:token', (request, reply) => {
    const { token } = request.params;
    const seconds = testerSeconds(token, serviceKey, new Date());
    if (seconds === 0 && token !== 'off')
      throw new DomainError('auth/token-invalid', 'This link has expired. npm run tester prints a new one.');
    const kept = seconds === 0 ? '' : token;
    reply.raw.appendHeader('set-cookie', testerCookie(kept, seconds, request.protocol === 'https'));
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });
}
