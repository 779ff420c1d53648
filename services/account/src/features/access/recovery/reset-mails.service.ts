import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';

/** Sends the mail for choosing a new password. */
@Injectable()
export class ResetMailsService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly mails: MailQueueService,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  /** Earlier links stop working. */
  async send(tx: SqlRunner, userId: string, language: string | null): Promise<void> {
    const user = await this.userRows.findOne({
      select: { id: true, email: true, language: true },
      where: { id: userId },
    });
    if (!user) return;
    const token = await this.tokens.issue(tx, { purpose: 'reset-password', userId, email: user.email });
    const params = { path: `/reset-password?token=${token}` };
    await this.mails.queue(tx, {
      template: 'reset-password',
      to: user.email,
      userId,
      language: user.language ?? language,
      params,
    });
  }
}
