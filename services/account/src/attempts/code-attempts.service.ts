import { DomainError } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newBrowsersKey } from './attempt-keys.rules.ts';
import { CODE_ALARM, NEW_CODE_BROWSERS_POLICY } from './attempts.rules.ts';
import { AttemptsService } from './attempts.service.ts';
import { NOTE_WRONG } from './code-alarm.queries.ts';
import { codeAllowancesOf, type CodeTrier } from './code-allowances.rules.ts';
import { KnownBrowsersRepository } from './known-browsers.repository.ts';

/** Slows down whoever tries codes of classes: by network, or by the browser if it has entered a right one before. */
@Injectable()
export class CodeAttemptsService {
  private readonly logger = new Logger('Codes');

  constructor(
    private readonly attempts: AttemptsService,
    private readonly browsers: KnownBrowsersRepository,
    private readonly db: DataSource,
  ) {}

  /** Counts an attempt unless `find` succeeds. @throws DomainError auth/too-many-attempts, and what `find` throws */
  async count<Found>(trier: CodeTrier, find: () => Promise<Found>): Promise<Found> {
    const isKnown = trier.visitor !== null && (await this.browsers.knowsCode(trier.visitor));
    const allowances = codeAllowancesOf(trier, isKnown);
    for (const { key, policy } of allowances) await this.attempts.take(key, policy);
    const found = await find().catch(async (error: unknown) => {
      if (error instanceof DomainError) await this.noteWrong();
      throw error;
    });
    for (const { key } of allowances) await this.attempts.giveBack(this.db, key);
    if (!isKnown) await this.remember(trier);
    return found;
  }

  /** So many of one network in a day: whoever has a right code does not make allowances with it. */
  private async remember({ address, visitor }: CodeTrier): Promise<void> {
    if (visitor === null) return;
    try {
      await this.attempts.take(newBrowsersKey(address), NEW_CODE_BROWSERS_POLICY);
    } catch (error) {
      if (error instanceof DomainError) return;
      throw error;
    }
    await this.browsers.keepCode(visitor);
  }

  /** What is counted over all networks is told, once an hour, and refuses nobody. */
  private async noteWrong(): Promise<void> {
    const hour = await NOTE_WRONG.first(this.db);
    if (hour?.wrong === CODE_ALARM)
      this.logger.error({ wrong: CODE_ALARM }, 'codes of classes are guessed from many networks');
  }
}
