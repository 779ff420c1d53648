import { DomainError, hashNetwork, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { COUNT_GIFT, FORGET_NETWORKS, FORGET_SALTS, KEEP_SALT, SALT } from './gift-brake.queries.ts';
import { GIFTS_AN_HOUR, hourOf, secondsLeft } from './gift-brake.rules.ts';

/** Slows down who orders one gift after the other, which needs no account. */
@Injectable()
export class GiftBrakeService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Counts an order of a network. @throws DomainError auth/too-many-attempts */
  async take(address: string, now = new Date()): Promise<void> {
    const hour = hourOf(now);
    const network = hashNetwork(address, await this.#saltOf(hour));
    if (await COUNT_GIFT.exists(this.pool, [hour, network, GIFTS_AN_HOUR])) return;
    const seconds = secondsLeft(now);
    throw new DomainError('auth/too-many-attempts', 'Many gifts were ordered from here in this hour.', {
      retryAfter: seconds,
      params: { seconds },
    });
  }

  async #saltOf(hour: string): Promise<Buffer> {
    const made = await KEEP_SALT.rows(this.pool, [hour, randomBytes(32)]);
    if (made.length > 0) {
      await FORGET_SALTS.run(this.pool, [hour]);
      await FORGET_NETWORKS.run(this.pool, [hour]);
    }
    const kept = await SALT.first(this.pool, [hour]);
    if (!kept) throw new Error('the hour has no salt');
    return kept.salt;
  }
}
