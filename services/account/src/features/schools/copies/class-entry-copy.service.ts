import type { EventData } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keepClassEntry } from './class-entry-copy.handler.ts';
import { KNOWS_CLASS } from './copies.queries.ts';

/** Takes how students come into a class from organisation itself, before the event arrives. */
@Injectable()
export class ClassEntryCopyService {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError organization/unknown as long as account has not heard of the class */
  take(changed: EventData<'organization/class-entry-changed'>): Promise<void> {
    return this.db.transaction(async tx => {
      if (!(await KNOWS_CLASS.exists(tx, [changed.class_id])))
        throw new DomainError('organization/unknown', 'Account has not heard of this class.');
      await keepClassEntry(changed, tx);
    });
  }
}
