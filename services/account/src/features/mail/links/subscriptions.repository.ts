import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Whether the address of a mail takes news. Who has the mail has its id, and needs no account. */
@Injectable()
export class SubscriptionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The name of the mail's language, or null for a mail that does not exist. */
  async languageOf(emailId: string): Promise<string | null> {
    const rows: { language: string }[] = await this.dataSource.query(
      'select language from account.emails where id = $1',
      [emailId],
    );
    return rows[0]?.language ?? null;
  }

  async end(emailId: string): Promise<void> {
    await this.change(
      emailId,
      'insert into account.unsubscribed (recipient_hash) values ($1) on conflict do nothing',
      false,
    );
  }

  async takeUpAgain(emailId: string): Promise<void> {
    await this.change(emailId, 'delete from account.unsubscribed where recipient_hash = $1', true);
  }

  private async change(emailId: string, statement: string, takesNews: boolean): Promise<void> {
    await this.dataSource.transaction(async tx => {
      const rows: { recipient_hash: Buffer | null }[] = await tx.query(
        'select recipient_hash from account.emails where id = $1',
        [emailId],
      );
      const hash = rows[0]?.recipient_hash;
      if (!hash) return;
      await tx.query(statement, [hash]);
      await tx.query(
        "update account.users set receives_news = $2 where sha256(convert_to(email_key, 'UTF8')) = $1",
        [hash, takesNews],
      );
    });
  }
}
