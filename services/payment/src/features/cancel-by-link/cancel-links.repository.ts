import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { hashCode } from '../../domain/hash-code.ts';
import {
  type LinkedPurchase,
  type LinkedSubscription,
  OF_LINK,
  WITHDRAWN_BY,
} from './cancel-by-link.queries.ts';

@Injectable()
export class CancelLinksRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns what a link ends; undefined for one that does not work any more. */
  async find(token: string): Promise<LinkedSubscription | undefined> {
    return OF_LINK.first(this.pool, [hashCode(token)]);
  }

  /** Returns what a link withdraws from; undefined for one that does not work any more. */
  async findPurchase(token: string): Promise<LinkedPurchase | undefined> {
    return WITHDRAWN_BY.first(this.pool, [hashCode(token)]);
  }
}
