import { DomainError, keysIn, purposeSecret, signingKey, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import type { AttemptKey } from '../../../attempts/attempt-keys.rules.ts';
import { ACCOUNT_POLICY } from '../../../attempts/attempts.rules.ts';
import { AttemptsService } from '../../../attempts/attempts.service.ts';
import { SecondFactorEntity } from '../../../database/entities/second-factor.entity.ts';
import { InjectSecret } from '../../../config/settings.module.ts';
import { hashRecoveryCode, makeRecoveryCodes, shownCode } from './recovery-codes.rules.ts';
import { seal, unsealWithAny } from './sealed-key.rules.ts';
import { HOLD, KEEP_CODES, USE_CODE } from './second-factors.queries.ts';
import { stepOf } from './totp.rules.ts';

const keyOf = (userId: string): AttemptKey => `second factor:${userId}`;

/** Judges codes: those of the app, and recovery codes. Each works once. */
@Injectable()
export class FactorCodesService {
  private readonly sealKeys: string;

  constructor(
    private readonly attempts: AttemptsService,
    private readonly db: DataSource,
    @InjectRepository(SecondFactorEntity) private readonly factorRows: Repository<SecondFactorEntity>,
    @InjectSecret() private readonly secret: string,
  ) {
    this.sealKeys = purposeSecret(secret, 'second factors');
  }

  seal(key: string): Buffer {
    return seal(key, signingKey(this.sealKeys));
  }

  /**
   * Does something if the code is right, in one transaction: otherwise nothing happened, except that the attempt counts.
   * @param isOn whether the factor is in force, or waits to be confirmed
   * @throws DomainError auth/wrong-code, auth/too-many-attempts, auth/second-factor-lost
   */
  async demand<Result>(
    userId: string,
    code: string,
    isOn: boolean,
    work: (tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    await this.attempts.take(keyOf(userId), ACCOUNT_POLICY);
    return this.db.transaction(async tx => {
      if (!(await this.fits(tx, userId, code, isOn)))
        throw new DomainError('auth/wrong-code', 'The code is wrong, or was used already.');
      await this.attempts.clear(tx, keyOf(userId));
      return work(tx);
    });
  }

  /** Makes the codes with which somebody comes in who has lost the app, and returns them as they are shown. */
  async makeRecoveryCodes(tx: SqlRunner, userId: string): Promise<string[]> {
    const codes = makeRecoveryCodes();
    await KEEP_CODES.run(tx, [userId, codes.map(code => hashRecoveryCode(code, signingKey(this.secret)))]);
    return codes.map(shownCode);
  }

  private async fits(tx: SqlRunner, userId: string, code: string, isOn: boolean): Promise<boolean> {
    const factor = await HOLD.first(tx, [userId]);
    if (!factor || factor.is_on !== isOn) return false;
    const key = unsealWithAny(factor.sealed_key, keysIn(this.sealKeys));
    const step = key && stepOf(key.text, code, Date.now());
    if (key && step !== null && step > factor.last_step) {
      const sealedKey = key.isByFirst ? factor.sealed_key : this.seal(key.text);
      await this.factorRows.update({ userId }, { lastStep: step, sealedKey });
      return true;
    }
    const hashes = keysIn(this.secret).map(each => hashRecoveryCode(code, each));
    if (isOn && (await USE_CODE.exists(tx, [userId, hashes]))) return true;
    if (!key)
      throw new DomainError('auth/second-factor-lost', 'The key that sealed this second factor is gone.');
    return false;
  }
}
