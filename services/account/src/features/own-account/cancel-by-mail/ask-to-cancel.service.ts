import { type Identity, Jobs, Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mailKey, mailsFromKey } from '../../../attempts/attempt-keys.rules.ts';
import { MAIL_POLICY, MAILS_FROM_ADDRESS_POLICY } from '../../../attempts/attempts.rules.ts';
import { AttemptsService } from '../../../attempts/attempts.service.ts';
import { ConfirmedUsersRepository } from '../../../people/confirmed-users.repository.ts';

const QUEUE = 'account-cancellations';
const ADMIN = 2;

/** Null if nobody confirmed the address: the job is queued all the same. */
interface Asked {
  readonly userId: string | null;
  readonly organizationId: string | null;
  readonly what: 'cancel' | 'withdraw';
  readonly askedAt: string;
  /** Nothing in jobs of earlier releases. */
  readonly order?: string | null;
}

/** What somebody declares about what an address pays for. */
export interface Declaration {
  readonly email: string;
  readonly what: 'cancel' | 'withdraw';
  readonly order?: string | undefined;
}

/**
 * Somebody who is not logged in wants to cancel, or to withdraw. A request queues a job whether or not the address has an account, and the
 * job tells payment: so neither answer nor time reveals anything.
 */
@Injectable()
export class AskToCancelService implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly attempts: AttemptsService,
    private readonly confirmed: ConfirmedUsersRepository,
    private readonly outbox: Outbox,
    private readonly db: DataSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(QUEUE);
    await this.jobs.work<Asked>(QUEUE, (asked, tx) => this.tell(asked, tx));
  }

  /** Returns when it was declared, which counts. @throws DomainError auth/too-many-attempts */
  async ask(identity: Identity, { email, what, order }: Declaration): Promise<Date> {
    const at = new Date();
    await this.attempts.take(mailsFromKey(identity.address), MAILS_FROM_ADDRESS_POLICY);
    await this.attempts.take(mailKey(email), MAIL_POLICY);
    const user = await this.confirmed.find(email);
    const organizationId = user?.userType === ADMIN ? user.organizationId : null;
    const asked: Asked = {
      userId: user?.id ?? null,
      organizationId,
      what,
      askedAt: at.toISOString(),
      order: order ?? null,
    };
    await this.db.transaction(tx => this.jobs.send(tx, QUEUE, asked));
    return at;
  }

  private async tell(
    { userId: user_id, organizationId: organization_id, what, askedAt: asked_at, order = null }: Asked,
    tx: SqlRunner,
  ): Promise<void> {
    if (!user_id) return;
    await this.outbox.send(tx, 'account/cancellation-asked', {
      user_id,
      organization_id,
      what,
      asked_at,
      order,
    });
  }
}
