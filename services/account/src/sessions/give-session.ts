import { type FastifyReply, type Identity, noSessionCookies, sessionCookies } from '@burrow/service-kit';

/** Adds cookies to those of the answer, including those that the gateway put on the raw answer before. */
function addCookies(reply: FastifyReply, cookies: readonly string[]): void {
  const raw = reply.raw.getHeader('set-cookie');
  if (raw !== undefined) {
    reply.raw.removeHeader('set-cookie');
    reply.header('set-cookie', raw);
  }
  reply.header('set-cookie', cookies);
}

/** Sets the cookies of the new session. */
export const giveSession = (reply: FastifyReply, { secure }: Identity, secret: string): void =>
  addCookies(reply, sessionCookies(secret, secure));

/** Removes the session from the browser. */
export const takeSession = (reply: FastifyReply, { secure }: Identity): void =>
  addCookies(reply, noSessionCookies(secure));
