import type { Audience } from '@burrow/contracts';
import { EventHandlers, Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { HAS_GUESTS } from './copies.queries.ts';

/** A student who was just created has no page open. */
const FIRST_VERSION = 1;

/** Reports that access or a lesson has changed, in the transaction in which learning's copies change. */
@Injectable()
export class AccessEventsHandler {
  constructor(
    handlers: EventHandlers,
    private readonly outbox: Outbox,
  ) {
    handlers.on('organization/class-changed', ({ class_id: id }, tx) => this.tell(tx, { kind: 'class', id }));
    handlers.on('organization/class-entry-changed', async ({ class_id: id }, tx) => {
      await this.outbox.send(tx, 'learning/lesson-changed', { audience: { kind: 'class', id } });
      // In a lesson its rules are those of its guests.
      if (await HAS_GUESTS.exists(tx, [id])) await this.tell(tx, { kind: 'class', id });
    });
    handlers.on('organization/organization-changed', ({ organization_id: id }, tx) =>
      this.tell(tx, { kind: 'organization', id }),
    );
    handlers.on('payment/entitlement-changed', ({ owner }, tx) => this.tell(tx, owner));
    handlers.on('account/student-changed', async ({ student_id: id, version, removed }, tx) => {
      if (version > FIRST_VERSION && !removed) await this.tell(tx, { kind: 'student', id });
    });
  }

  private tell(tx: SqlRunner, audience: Audience): Promise<void> {
    return this.outbox.send(tx, 'learning/access-changed', { audience });
  }
}
