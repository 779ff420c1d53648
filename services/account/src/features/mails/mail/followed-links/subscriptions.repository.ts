import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { EmailEntity } from '../../../../database/entities/email.entity.ts';
import { UnsubscriptionEntity } from '../../../../database/entities/unsubscription.entity.ts';
import { HAS_ADDRESS, SET_NEWS } from './subscriptions.queries.ts';

/** Whether the address of a mail receives news. Whoever has the mail has its id, and needs no account to end the news. */
@Injectable()
export class SubscriptionsRepository {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(EmailEntity) private readonly emailRows: Repository<EmailEntity>,
    @InjectRepository(UnsubscriptionEntity)
    private readonly unsubscriptionRows: Repository<UnsubscriptionEntity>,
  ) {}

  /** Returns the name of the mail's language, or null for a mail that does not exist. */
  async languageOf(emailId: string): Promise<string | null> {
    const email = await this.emailRows.findOneBy({ id: emailId });
    return email?.language ?? null;
  }

  async end(emailId: string): Promise<void> {
    await this.change(emailId, false, (tx, recipientHash) =>
      tx
        .createQueryBuilder()
        .insert()
        .into(UnsubscriptionEntity)
        .values({ recipientHash })
        .orIgnore()
        .execute(),
    );
  }

  /** Nothing happens unless the mail went to the address of this user. */
  async takeUpAgain(emailId: string, userId: string): Promise<void> {
    await this.change(emailId, true, async (tx, recipientHash) => {
      const isTheirs = await HAS_ADDRESS.exists(tx, [userId, recipientHash]);
      if (!isTheirs) throw new DomainError('auth/forbidden', 'This mail went to another address.');
      await this.unsubscriptionRows.delete({ recipientHash });
    });
  }

  private async change(
    emailId: string,
    takesNews: boolean,
    keep: (tx: EntityManager, recipientHash: Buffer) => Promise<unknown>,
  ): Promise<void> {
    await this.dataSource.transaction(async tx => {
      const hash = (await this.emailRows.findOneBy({ id: emailId }))?.recipientHash;
      if (!hash) return;
      await keep(tx, hash);
      await SET_NEWS.run(tx, [hash, takesNews]);
    });
  }
}
