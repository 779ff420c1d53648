import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { hashCode } from '../../domain/hash-code.ts';
import type { Ending } from '../subscriptions/index.ts';
import { OF_LINK, WITHDRAWN_BY } from './cancel-by-link.queries.ts';

/** What a link ends. */
export interface LinkedSubscription extends Ending {
  readonly plan: string;
}

/** What a link withdraws from. */
export interface LinkedPurchase {
  readonly id: string;
  readonly plan: string;
  readonly account: string;
  readonly currency: string;
  readonly askedAt: Date;
  /** What goes back, once it is withdrawn. */
  readonly amount: number | null;
}

@Injectable()
export class CancelLinksRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns what a link ends; undefined for one that does not work any more. */
  async find(token: string): Promise<LinkedSubscription | undefined> {
    return (await this.pool.query<LinkedSubscription>(OF_LINK, [hashCode(token)])).rows[0];
  }

  /** Returns what a link withdraws from; undefined for one that does not work any more. */
  async findPurchase(token: string): Promise<LinkedPurchase | undefined> {
    return (await this.pool.query<LinkedPurchase>(WITHDRAWN_BY, [hashCode(token)])).rows[0];
  }
}
