import type { ResolvedSession, SessionEffect } from '@burrow/contracts';
import { ExpiringCache, type ServiceClient } from '@burrow/service-kit';
import { createHash } from 'node:crypto';

/** How long an answer of account is valid: a change of permissions has to take effect within two seconds. */
const BELIEVED_MS = 1_000;
const REMEMBERED = 10_000;

type Known = ResolvedSession | 'nobody';

/** Finds out whose the secret of a session cookie is, by asking account. */
export class Sessions {
  readonly #client: ServiceClient;
  readonly #known = new ExpiringCache<Known>(REMEMBERED);

  constructor(client: ServiceClient) {
    this.#client = client;
  }

  /** Returns who has this secret, or undefined. @throws DomainError if account does not answer */
  async resolve(secret: string, requestId: string): Promise<ResolvedSession | undefined> {
    const key = keyOf(secret);
    const known = this.#known.get(key, Date.now()) ?? (await this.#ask(secret, key, requestId));
    return known === 'nobody' ? undefined : known;
  }

  /** Forgets the session, and every other of its account and student; or all sessions. */
  forget(effect: SessionEffect, secret: string | undefined, session: ResolvedSession | undefined): void {
    if (effect === 'anyone') return this.#known.clear();
    if (secret) this.#known.delete(keyOf(secret));
    if (!session) return;
    const { user, student } = session;
    this.#known.deleteWhere(
      other =>
        other !== 'nobody' &&
        ((user && other.user === user) || (student && other.student === student)) === true,
    );
  }

  async #ask(secret: string, key: string, requestId: string): Promise<Known> {
    const { session } = await this.#client.call('resolveSession', { secret }, { requestId });
    const known = session ?? 'nobody';
    this.#known.set(key, known, Date.now() + BELIEVED_MS);
    return known;
  }
}

/** Secrets are not kept in memory for longer than a request takes. */
const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
