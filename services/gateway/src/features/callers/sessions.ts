import { type ResolvedSession, ResolveSessionAnswerSchema, type SessionEffect } from '@burrow/contracts';
import {
  DomainError,
  ExpiringCache,
  type IdentitySigner,
  SYSTEM_IDENTITY,
  IDENTITY_HEADER,
} from '@burrow/service-kit';
import { createHash } from 'node:crypto';
import type { Upstream } from '../upstreams/upstream.ts';

/** How long an answer of account is believed: a change of permission has to work within two seconds. */
const BELIEVED_MS = 1_000;
const REMEMBERED = 10_000;
const RESOLVE_PATH = '/internal/session';

type Known = ResolvedSession | 'nobody';

/** Turns the secret of a session cookie into who it is, by asking account. */
export class Sessions {
  readonly #account: Upstream;
  readonly #signer: IdentitySigner;
  readonly #known = new ExpiringCache<Known>(REMEMBERED);

  constructor(account: Upstream, signer: IdentitySigner) {
    this.#account = account;
    this.#signer = signer;
  }

  /** Who has this secret, or undefined. @throws DomainError when account does not answer */
  async resolve(secret: string): Promise<ResolvedSession | undefined> {
    const key = keyOf(secret);
    const known = this.#known.get(key, Date.now()) ?? (await this.#ask(secret, key));
    return known === 'nobody' ? undefined : known;
  }

  /** Forgets the session, and every other of its account and student; or all there are. */
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

  async #ask(secret: string, key: string): Promise<Known> {
    const headers = { [IDENTITY_HEADER]: await this.#signer.sign(SYSTEM_IDENTITY), 'x-session': secret };
    const answer = await this.#account.ask(RESOLVE_PATH, headers).catch(() => {
      throw new DomainError('gateway/service-down', 'A part of the platform is down.', { retryAfter: 5 });
    });
    const known = ResolveSessionAnswerSchema.parse(answer).session ?? 'nobody';
    this.#known.set(key, known, Date.now() + BELIEVED_MS);
    return known;
  }
}

/** Secrets are not kept in memory longer than a request takes. */
const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
