import { type Identity, networksOf, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { AccountSettings } from '../config/env.ts';
import { InjectSettings } from '../config/settings.module.ts';
import { addressKey, type AttemptKey } from './attempt-keys.rules.ts';
import { ADDRESS_POLICY } from './attempts.rules.ts';
import { AttemptsService } from './attempts.service.ts';
import { KnownBrowsersRepository } from './known-browsers.repository.ts';
import { type Allowance, allowancesOf } from './log-in-allowances.rules.ts';

/** An attempt at a password that was counted. */
export type LogInAttempt = readonly Allowance[];

/** Limits how often passwords may be tried. */
@Injectable()
export class LogInAttemptsService {
  private readonly isSchool: (address: string) => boolean;

  constructor(
    private readonly attempts: AttemptsService,
    private readonly browsers: KnownBrowsersRepository,
    @InjectSettings() settings: AccountSettings,
  ) {
    this.isSchool = networksOf(settings.SCHOOL_NETWORKS);
  }

  /**
   * Counts an attempt before its outcome is known. `owner` is the user or student of that name, null if there is none:
   * both take the same time.
   * @throws DomainError auth/too-many-attempts
   */
  async take(identity: Identity, account: AttemptKey, owner: string | null): Promise<LogInAttempt> {
    const isKnown = await this.browsers.know(identity.visitor, owner);
    if (!isKnown && !this.isSchool(identity.address))
      await this.attempts.demandCalm(addressKey(identity.address), ADDRESS_POLICY);
    const allowances = allowancesOf(account, identity, isKnown);
    for (const { key, policy, at } of allowances) await this.attempts.take(key, policy, { account, at });
    return allowances;
  }

  /** The password was right. */
  async forget(tx: SqlRunner, attempt: LogInAttempt): Promise<void> {
    for (const { key, isOwn } of attempt)
      await (isOwn ? this.attempts.clear(tx, key) : this.attempts.giveBack(tx, key));
  }
}
