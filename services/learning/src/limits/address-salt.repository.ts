import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { FORGET_RUNS, FORGET_SALTS, KEEP, SALT } from './address-salt.queries.ts';

/** The day's salt for hashing addresses: one for all processes, deleted with its counts after the day. */
@Injectable()
export class AddressSaltRepository {
  private known: { day: string; salt: Buffer } | undefined;

  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async of(day: string): Promise<Buffer> {
    if (this.known?.day === day) return this.known.salt;
    const made = await KEEP.count(this.pool, [day, randomBytes(32)]);
    if (made > 0) await this.forgetBefore(day);
    const rows = await SALT.rows(this.pool, [day]);
    const salt = rows[0]?.salt;
    if (!salt) throw new Error('the day has no salt');
    this.known = { day, salt };
    return salt;
  }

  private async forgetBefore(day: string): Promise<void> {
    await FORGET_SALTS.run(this.pool, [day]);
    await FORGET_RUNS.run(this.pool, [day]);
  }
}
